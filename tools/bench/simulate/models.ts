/**
 * Six ways in which a simulated student may forget. None is FSRS's: the schedule has to find its due days from right and
 * wrong answers alone. A recall of 1 is certain, of 0 hopeless; days are whole. Each question has a difficulty of its own,
 * and each student a memory of their own (`ease`, 1 on average: how many times longer than usual something holds).
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

/** A factor around 1 whose logarithm is normal with this deviation. */
export function spreadOf(random: () => number, deviation: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.exp(deviation * normal)
}

/** What one question is to the student. */
export interface Memory {
  /** How likely the answer is known on a day. */
  readonly recall: (day: number) => number
  /** After the question was asked on that day and its answer was read. */
  readonly asked: (day: number, right: boolean) => Memory
}

/** A question on the day on which it was first wrong, and its answer was read. @param ease of student and question */
type Model = (day: number, ease: number) => Memory

/** Recall falls by a curve of its strength; a right answer multiplies the strength, a wrong one takes most of it away. */
function strengthModel(
  curve: (days: number, strength: number) => number,
  grow: (strength: number, recall: number) => number,
  first: number,
): Model {
  return (start, ease) => {
    const at = (strength: number, last: number): Memory => ({
      recall: (day) => curve(day - last, strength),
      asked: (day, right) => {
        const known = curve(day - last, strength)
        return at(right ? grow(strength, known) : Math.max(first * ease, 0.3 * strength), day)
      },
    })
    return at(first * ease, start)
  }
}

/** The activation of ACT-R: the sum of all meetings, each fading as a power that is steeper the better it was known. */
const actR: Model = (start, ease) => {
  /** When it was met, and how steeply that meeting fades. */
  type Trace = readonly [day: number, decay: number]
  const activation = (traces: readonly Trace[], day: number) =>
    Math.log(traces.reduce((sum, [met, decay]) => sum + Math.max(0.5, day - met) ** -decay, 0))
  const at = (traces: readonly Trace[]): Memory => ({
    recall: (day) => 1 / (1 + Math.exp(-(activation(traces, day) + 1.3 + 0.8 * Math.log(ease)) / 0.35)),
    asked: (day) => {
      const decay = 0.3 + 0.18 * Math.exp(Math.min(1.5, activation(traces, day)))
      return at([...traces, [day, decay]])
    },
  })
  return at([[start, 0.55]])
}

/** A fast part that is gone in days and a slow part that each spaced meeting fills a little more. */
const twoParts: Model = (start, ease) => {
  const at = (slow: number, last: number): Memory => {
    const fast = (day: number) => Math.exp(-(day - last) / (1.6 * ease))
    const kept = (day: number) => slow * Math.exp(-(day - last) / (90 * ease))
    const recall = (day: number) => kept(day) + (1 - kept(day)) * fast(day)
    return {
      recall,
      asked: (day, right) => {
        const gain = (right ? 0.45 : 0.2) * (1 - fast(day))
        return at(kept(day) + (1 - kept(day)) * gain, day)
      },
    }
  }
  return at(0.12, start)
}

export const models = {
  /** Half is lost after a half-life; a right answer makes it 1.5 to 4.5 times longer, the more the later it comes. */
  exponential: strengthModel(
    (days, strength) => 2 ** (-days / strength),
    (strength, recall) => strength * (1.5 + 3 * (1 - recall)),
    4,
  ),
  /** A quarter power: quick at first, then slow. */
  power: strengthModel(
    (days, strength) => (1 + days / strength) ** -0.25,
    (strength, recall) => strength * (1 + 15 * (1 - recall)),
    1.5,
  ),
  /** Wickelgren: a power that also fades exponentially. */
  'power-exponential': strengthModel(
    (days, strength) => (1 + days / strength) ** -0.2 * Math.exp(-days / (40 * strength)),
    (strength, recall) => strength * (1 + 12 * (1 - recall)),
    1.5,
  ),
  /** Half-life regression: each right answer doubles the half-life, whenever it comes. */
  'half-life': strengthModel(
    (days, strength) => 2 ** (-days / strength),
    (strength) => 2 * strength,
    4,
  ),
  'ACT-R': actR,
  'two parts': twoParts,
} satisfies Record<string, Model>

export type ModelName = keyof typeof models
