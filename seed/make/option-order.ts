/** Options in the order in which a student sees them: numbers ascending, anything else mixed, the same at every run. */
export function orderOptions(options: string[], seed: string): string[] {
  const numbers = options.map(leadingNumber)
  if (numbers.every((value) => value !== undefined)) {
    return [...options].sort((a, b) => (leadingNumber(a) ?? 0) - (leadingNumber(b) ?? 0))
  }
  const mixed = [...options]
  let state = hash(seed)
  for (let last = mixed.length - 1; last > 0; last--) {
    state = hash(`${state}`)
    const other = state % (last + 1)
    const held = mixed[last] ?? ''
    mixed[last] = mixed[other] ?? ''
    mixed[other] = held
  }
  return mixed
}

function leadingNumber(option: string): number | undefined {
  const found = /^(?:Rs\. |Article |Schedule )?(-?[\d,]+(?:\.\d+)?)(?![\d:/]| [A-Z])/.exec(option)
  return found ? Number(found[1]?.replaceAll(',', '')) : undefined
}

/** FNV-1a with a final mix, 32 bits. */
function hash(text: string): number {
  let value = 2166136261
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619)
  value = Math.imul(value ^ (value >>> 15), 2246822507)
  return (value ^ (value >>> 13)) >>> 0
}
