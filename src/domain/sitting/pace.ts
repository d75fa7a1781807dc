/** Shares of the time that there is for a question: above the first it was slow, below the others fast and guessed. */
const paces = { slow: 1.5, fast: 0.5, guessed: 0.25 } as const

/** A question with the time that there was for it, both in seconds. */
interface Paced {
  readonly seconds: number
  readonly target: number
}

export const isSlow = ({ seconds, target }: Paced): boolean => seconds > paces.slow * target
export const isFast = ({ seconds, target }: Paced): boolean => seconds < paces.fast * target
export const isGuess = ({ seconds, target }: Paced): boolean => seconds < paces.guessed * target

/** The middle one, the higher of two; null of none. */
export function median(values: readonly number[]): number | null {
  const inOrder = [...values].sort((a, b) => a - b)
  return inOrder[Math.floor(inOrder.length / 2)] ?? null
}

/** Seconds that a test gives for one of its questions; null without a limit. @param given in milliseconds */
export const shareOfTime = (given: number | null, questions: number): number | null =>
  given === null || questions === 0 ? null : given / 1000 / questions
