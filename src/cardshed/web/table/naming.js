/** A new name or colour reaches the table that one sits at. */

import { effect } from '@preact/signals';
import { colour, settled } from '../net/profile.js';
import { myName } from '../shell/person.js';
import { notify } from '../ui/index.js';
import { t } from '../words.js';

/** @param {import('../net/socket.js').Connection} connection */
export function keepName(connection) {
  let told = card();
  return effect(() => {
    settled.value;
    const me = connection.state.peek()?.me;
    if (card() === told || me === null || me === undefined) return;
    told = card();
    connection.send({ t: 'sit', seat: me, name: myName(), colour: colour.peek() })
      .catch((no) => notify(t('refused', { error: no.error ?? 'unknown' })));
  });
}

const card = () => `${colour.peek()} ${myName()}`;
