import type { BegunSession } from './session'

/** How the palette shows a question, as in the real exam; "current" comes on top of any of them. */
export type PaletteState = 'answered' | 'not-answered' | 'marked' | 'answered-marked' | 'not-visited'

type Sheet = Pick<BegunSession, 'questionCount' | 'answers' | 'marked' | 'visited'>

/** The state of one question. An answer counts, marked or not. */
export function paletteState(
  { answers, marked, visited }: Omit<Sheet, 'questionCount'>,
  index: number,
): PaletteState {
  const hasAnswer = answers.has(index)
  if (marked.has(index)) return hasAnswer ? 'answered-marked' : 'marked'
  if (hasAnswer) return 'answered'
  return visited.has(index) ? 'not-answered' : 'not-visited'
}

/** The state of every question, in the order of the paper. */
export function paletteStates(sheet: Sheet): PaletteState[] {
  return Array.from({ length: sheet.questionCount }, (_, index) => paletteState(sheet, index))
}

/** How many questions are in each state; the five numbers add up to the number of questions. */
export function countPalette(states: readonly PaletteState[]): Record<PaletteState, number> {
  const counts = { answered: 0, 'not-answered': 0, marked: 0, 'answered-marked': 0, 'not-visited': 0 }
  for (const state of states) counts[state] += 1
  return counts
}

/** What the student is told before submitting; `answered`, `notAnswered` and `notVisited` add up to all questions. */
export function submitSummary(sheet: Sheet) {
  const counts = countPalette(paletteStates(sheet))
  return {
    answered: counts.answered + counts['answered-marked'],
    notAnswered: counts['not-answered'] + counts.marked,
    marked: counts.marked + counts['answered-marked'],
    notVisited: counts['not-visited'],
  }
}
