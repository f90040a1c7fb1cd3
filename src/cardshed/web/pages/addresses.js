/** Where a match is found. */

/** Its answers on the server. @param {string} matchId */
export const addressOf = (matchId) => `/api/matches/${encodeURIComponent(matchId)}`;

/** The table it was played at. @param {string} matchId */
export const tableOf = (matchId) => `/t/${matchId.replace(/-\d+$/, '')}`;
