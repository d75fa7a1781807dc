/** A question that nothing is known of takes this long to revise; the others stay between these bounds. */
const usual = 45
const least = 15
const most = 180

/**
 * How long a question takes to revise, in whole seconds: half of the student's own answers to it in tests took less.
 * What stood on the screen for ages or for a moment counts within bounds.
 * @param answers seconds of each of them; 0 where nothing is known
 */
export function timeToRevise(answers: readonly number[]): number {
  const own = answers.filter((seconds) => seconds > 0).sort((a, b) => a - b)
  const median = own[Math.floor(own.length / 2)] ?? usual
  return Math.round(Math.min(most, Math.max(least, median)))
}

/** Seconds of revision as they are told, in minutes; from 1 on. */
export const wholeMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60))
