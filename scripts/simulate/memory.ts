/**
 * How the simulated student forgets: a power curve of its own, with a stability of each question that no schedule knows.
 * Neither the curve nor its growth are FSRS's formulas, so that FSRS has to find its due days from answers alone.
 */

/** Numbers from 0 to 1 that look random, the same ones for each seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Items in random order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item)
}

/** What one question is to the student, from the day on which it was first wrong. */
export interface Memory {
  /** Days after which five of six such questions are still known. */
  readonly stability: number
  /** What it falls back to at most when it was forgotten. */
  readonly first: number
  /** What a right answer adds, as a multiple, times what of the question was forgotten by then. */
  readonly gain: number
  readonly day: number
}

const power = 0.25

/** A question whose answer was just read for the first time: some are lost in a day, some stay for a week. */
export function newMemory(day: number, random: () => number): Memory {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const first = Math.min(12, Math.max(0.3, 1.5 * Math.exp(0.7 * normal)))
  return { stability: first, first, gain: 6 + 18 * random(), day }
}

/** How likely the answer is known on a day, from 0 to 1. */
export const recall = ({ stability, day }: Memory, today: number): number =>
  (1 + (today - day) / stability) ** -power

/**
 * After the question was asked and its answer read. Right adds the more, the closer it was to being forgotten: at nine of
 * ten known, the stability grows to between 1.6 and 3.4 times. Wrong takes most of it away.
 */
export function asked(memory: Memory, today: number, right: boolean): Memory {
  const { stability, first, gain } = memory
  const grown = stability * (1 + gain * (1 - recall(memory, today)))
  return { ...memory, day: today, stability: right ? grown : Math.max(first, stability * 0.3) }
}
