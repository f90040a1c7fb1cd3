/** Rules speak in plain text with a little code in it; here it is only read. */

/** @param {string} text */
export const plainText = (text) => text.replaceAll('`', '').replaceAll('**', '').replaceAll('*', '');
