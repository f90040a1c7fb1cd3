/**
 * Makes a few files of the browser's modules and style sheets: node build.mjs WEB OUT. `make bundle` calls it.
 *
 * app.js and app.css are what every page begins with; table, pages and cards (of all games, for their pictures) come
 * when they are needed, and so does a file for each game that has a folder.
 */

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { rollup } from '@rollup/wasm-node';

const [web, out] = process.argv.slice(2).map((path) => resolve(path));
const built = join(web, 'built');
const target = 'es2022';
const page = readFileSync(join(web, 'index.html'), 'utf-8');
const { TABLE } = await import(pathToFileURL(join(web, 'styles.js')).href);
/** Sheets of pages that others follow. */
const SHARED = ['notice.css', 'picture.css'];

const games = folders(join(web, 'games'));
const having = (/** @type {string} */ file) => games.filter((game) => existsSync(join(web, 'games', game, file)));

/** @param {string} folder */
function folders(folder) {
  return readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name).sort();
}

const { imports } = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(page)[1]);
/** What games from outside may import, by the names of the import map. */
const SHARED_NAMES = ['preact', 'preact/hooks', '@preact/signals', 'htm/preact', 'cardshed/kit', 'cardshed/words'];
const fileOfName = (/** @type {string} */ name) => `shared-${name.replace('@', '').replace('/', '-')}.js`;

/** Names as the page's import map has them, and parts.js, which has to know the files made here. */
const names = {
  name: 'names',
  /** Small files that hand on what lies in app.js and table.js, so that a game from outside uses the very same. @this {any} */
  buildStart() {
    for (const name of SHARED_NAMES) {
      this.emitFile({ type: 'chunk', id: imports[name].replace('{{base}}', web), fileName: fileOfName(name), preserveSignature: 'strict' });
    }
  },
  /** @param {string} name */
  resolveId: (name) => imports[name]?.replace('{{base}}', web),
  /** @param {string} id */
  load(id) {
    if (id !== join(web, 'parts.js')) return null;
    const list = (/** @type {string} */ file) => having(file).map((game) => `  '${game}': () => import('./games/${game}/${file}'),`).join('\n');
    return readFileSync(new URL('parts.js', import.meta.url), 'utf-8')
      .replace('/* tables */', `\n${list('index.js')}\n`).replace('/* cards */', `\n${list('cards.js')}\n`);
  },
};

const small = {
  name: 'small',
  /** @param {string} code */
  renderChunk: (code) => transform(code, { minify: true, target, format: 'esm', sourcemap: 'external', sourcesContent: false }),
};

/** @type {Set<string> | undefined} */
let first;

/** Which file a module comes into. @param {string} id @param {{getModuleInfo: (id: string) => any}} graph */
function fileOf(id, { getModuleInfo }) {
  first ??= reached(join(web, 'app.js'), getModuleInfo);
  if (first.has(id)) return 'app';
  const [room, game, file] = relative(web, id).split(sep);
  if (room === 'games' && file) return file === 'cards.js' ? 'cards' : game;
  return room === 'pages' ? 'pages' : 'table';
}

/** A module and what it needs at once. @param {string} id @param {(id: string) => any} getModuleInfo @param {Set<string>} found */
function reached(id, getModuleInfo, found = new Set()) {
  if (!found.has(id)) getModuleInfo(found.add(id) && id).importedIds.forEach((each) => reached(each, getModuleInfo, found));
  return found;
}

async function scripts() {
  const graph = await rollup({ input: join(web, 'app.js'), plugins: [names, small], preserveEntrySignatures: false, onwarn: fail });
  const { output } = await graph.generate({
    dir: built, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js', manualChunks: fileOf,
    sourcemap: true, sourcemapExcludeSources: true,
  });
  return output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]);
}

/** Modules within a file may need each other; anything else is a mistake. @param {{code?: string, message: string}} warning */
function fail({ code, message }) {
  if (code !== 'CIRCULAR_DEPENDENCY') throw new Error(message);
}

/** Pictures that style sheets show come with them. @param {string} name @param {string[]} sheets */
async function style(name, sheets) {
  const contents = sheets.map((sheet) => `@import "./${sheet}";`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: web, loader: 'css' }, bundle: true, minify: true, write: false, outfile: join(built, name),
    loader: { '.svg': 'dataurl' }, external: ['*.woff2'],
  });
  return [name, outputFiles[0].text];
}

function styles() {
  const first = [...page.matchAll(/<link rel="stylesheet" href="{{base}}\/(.*?)">/g)].map(([, sheet]) => sheet);
  const pages = readdirSync(join(web, 'pages')).filter((file) => file.endsWith('.css') && !SHARED.includes(file)).sort();
  return Promise.all([
    style('app.css', first),
    style('table.css', [...TABLE, ...having('style.css').map((game) => `games/${game}/style.css`)]),
    style('pages.css', [...SHARED, ...pages].map((sheet) => `pages/${sheet}`)),
  ]);
}

/** What stands in the page in the place of the plain modules. */
async function head() {
  const early = await transform(readFileSync(join(web, 'early.js'), 'utf-8'), { minify: true, target });
  const shared = Object.fromEntries(SHARED_NAMES.map((name) => [name, `{{base}}/built/${fileOfName(name)}`]));
  return ['head.html', [
    `<script type="importmap">${JSON.stringify({ imports: shared })}</script>`,
    `<script data-base="{{base}}" data-built>${early.code.trim()}</script>`,
    '<link rel="stylesheet" href="{{base}}/built/app.css">',
    '<script type="module" src="{{base}}/built/app.js"></script>',
    '',
  ].join('\n')];
}

mkdirSync(out, { recursive: true });
for (const [name, content] of [...await scripts(), ...await styles(), await head()]) writeFileSync(join(out, name), content);
