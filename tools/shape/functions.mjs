// Lists the functions of the browser's side, closures included: a line each with file, name, lines and arguments.
// node tools/shape/functions.mjs FOLDER (with `typescript` in node_modules)

import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { SyntaxKind } from 'typescript/unstable/ast';

const folder = resolve(process.argv[2]);
const OURS = /^(?!vendor|built).*\.js$/;
const FUNCTIONS = new Set([
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.ArrowFunction,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.Constructor,
  SyntaxKind.GetAccessor,
  SyntaxKind.SetAccessor,
]);

const api = new API();
const files = readdirSync(folder, { recursive: true }).filter((name) => OURS.test(name));
const snapshot = api.updateSnapshot({ openFiles: files.map((name) => join(folder, name)) });

/** What a function is called, by itself or by what it is given to. */
function nameOf(node) {
  const named = node.name ?? node.parent?.name;
  return named?.text ?? '(nameless)';
}

for (const name of files.sort()) {
  const path = join(folder, name);
  const file = snapshot.getDefaultProjectForFile(path).program.getSourceFile(path);
  const lineAt = (place) => file.text.slice(0, place).split('\n').length;
  const visit = (node) => {
    if (FUNCTIONS.has(node.kind)) {
      const lines = lineAt(node.end) - lineAt(node.getStart(file)) + 1;
      console.log([name, nameOf(node), lines, node.parameters.length].join('\t'));
    }
    node.forEachChild(visit);
  };
  visit(file);
}
api.close();
