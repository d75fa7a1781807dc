/** Times at a question are counted in whole seconds up to this one, which stands for all longer ones too. */
const longestSeconds = 600

/** How many students looked at one question for how long: counts by seconds. */
export type TimeCounts = Uint32Array

export const newTimeCounts = (): TimeCounts => new Uint32Array(longestSeconds + 1)

/** Counts one student's time at a question; one who never saw it is not counted. */
export function countTime(counts: TimeCounts, milliseconds: number): void {
  if (!(milliseconds > 0)) return
  const place = Math.min(longestSeconds, Math.round(milliseconds / 1000))
  counts[place] = (counts[place] ?? 0) + 1
}

/** The median in milliseconds: of two in the middle the shorter one; 0 when nobody saw the question. */
export function medianTime(counts: TimeCounts): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  let passed = 0
  for (const [seconds, count] of counts.entries()) {
    passed += count
    // Somebody saw the question, even if for less than half a second.
    if (passed * 2 >= all && all > 0) return Math.max(1, seconds * 1000)
  }
  return 0
}

/** Seconds and counts, `12:3 15:1`. `readTimeCounts` reads it. */
export const writeTimeCounts = (counts: TimeCounts): string =>
  [...counts.entries()].flatMap(([seconds, count]) => (count > 0 ? [`${seconds}:${count}`] : [])).join(' ')

/** What `writeTimeCounts` wrote. */
export function readTimeCounts(text: string): TimeCounts {
  const counts = newTimeCounts()
  for (const part of text.split(' ')) {
    const [seconds = '', count = ''] = part.split(':')
    if (Number(seconds) <= longestSeconds && count !== '') counts[Number(seconds)] = Number(count)
  }
  return counts
}
