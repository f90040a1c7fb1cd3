/** A new name or colour reaches the table that one sits at, and the bar shows who one is there. */

import { effect } from '@preact/signals';
import { colour, name, settled } from '../net/profile.js';
import { myName, seatedAs } from '../shell/person.js';
import { notify } from '../ui/index.js';
import { t } from '../words.js';

/** @param {import('../net/socket.js').Connection} connection */
export function keepName(connection) {
  let told = card();
  const mySeat = () => {
    const state = connection.state.peek();
    return state && state.me !== null ? state.seats[state.me] : null;
  };
  const stopTelling = effect(() => {
    settled.value;
    const seat = mySeat();
    if (card() === told || !seat) return;
    told = card();
    // Who never chose a name keeps the one they sat down with, in whatever language that was.
    connection.send({ t: 'sit', seat: connection.state.peek()?.me, name: name.peek().trim() || seat.name || myName(), colour: colour.peek() })
      .catch((no) => notify(t('refused', { error: no.error ?? 'unknown' })));
  });
  const stopShowing = effect(() => {
    connection.state.value;
    const seat = mySeat();
    if (seat?.name !== seatedAs.peek()?.name || seat?.colour !== seatedAs.peek()?.colour) seatedAs.value = seat && { name: seat.name, colour: seat.colour };
  });
  return () => { stopTelling(); stopShowing(); seatedAs.value = null; };
}

/** What was chosen, not what is shown without a choice. */
const card = () => `${colour.peek()} ${name.peek().trim()}`;
