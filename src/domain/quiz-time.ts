import { defaultMinutes } from '@/config/limits'

/** A day; a longer time is a mistake in the document. */
const longestMinutes = 24 * 60

/**
 * The whole minutes that the quiz screens give: 30 when the document names none, null for no time limit (spec section 9).
 * A part of a minute counts as one, so that the clock gives what the card says.
 */
export function screenMinutes(quiz: { minutes: number | null }): number | null {
  const minutes = Math.min(quiz.minutes ?? defaultMinutes.screen, longestMinutes)
  return minutes > 0 ? Math.ceil(minutes) : null
}
