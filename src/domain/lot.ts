/**
 * A number that looks random and is the same on every device for the same text: 32 bits, mixed as MurmurHash3 does.
 * Things are ordered by it, and not by lots drawn one after the other: so the order depends on neither the stored order
 * nor on what else is in the test, and a practice of some questions can be derived from the whole test as well.
 */
function lot(text: string): number {
  let hash = 0x9747b28c ^ text.length
  for (let index = 0; index < text.length; index++) {
    const mixed = Math.imul(text.charCodeAt(index), 0xcc9e2d51)
    hash ^= Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593)
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** `items` in the order that `seed` gives to their names; what has the same name keeps its order. */
export function byLot<Item>(items: readonly Item[], seed: string, nameOf: (item: Item) => string): Item[] {
  return items
    .map((item) => {
      const name = nameOf(item)
      return { item, name, lot: lot(`${seed}\n${name}`) }
    })
    .sort((a, b) => a.lot - b.lot || (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(({ item }) => item)
}

/** Items with the same key, in the order of the first of each. */
export function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const found = new Map<string, Item[]>()
  for (const item of items) {
    const group = found.get(keyOf(item))
    if (group) group.push(item)
    else found.set(keyOf(item), [item])
  }
  return [...found.values()]
}
