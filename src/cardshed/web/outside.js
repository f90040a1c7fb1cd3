/** Files that may be missing, since a game need not bring them. */

/** A module by its address; null where there is none. @param {string} address @returns {Promise<any>} */
export async function moduleAt(address) {
  try {
    return await import(address);
  } catch (problem) {
    const { status } = await fetch(address, { method: 'HEAD' });
    if (status !== 404) throw problem;
    return null;
  }
}
