const SURROGATE = /[\uD800-\uDFFF]/

/** The characters of a text; a character outside the basic plane is one, not two. */
export function characters(text: string): readonly string[] | string {
  return SURROGATE.test(text) ? Array.from(text) : text
}

/** Moves surrogates behind all other code units, so that comparing units compares code points. */
function rank(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800
  return unit >= 0xd800 ? unit + 0x2000 : unit
}

/** Orders two texts by code points, which is also the order of Firestore's own range filters (UTF-8 bytes). */
export function compareText(a: string, b: string): number {
  const shared = Math.min(a.length, b.length)
  for (let at = 0; at < shared; at++) {
    const difference = rank(a.charCodeAt(at)) - rank(b.charCodeAt(at))
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
