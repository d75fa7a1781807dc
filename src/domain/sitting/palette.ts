import type { QuestionState } from './sitting-state'

/** How the palette shows a question, as in the real exam; "current" comes on top of any of them. */
export type PaletteState = 'answered' | 'not-answered' | 'marked' | 'answered-marked' | 'not-visited'

/** The state of one question. An answer counts, marked or not. */
export function paletteState({ option, marked, visited }: QuestionState): PaletteState {
  if (marked) return option === null ? 'marked' : 'answered-marked'
  if (option !== null) return 'answered'
  return visited ? 'not-answered' : 'not-visited'
}

/** How many questions are in each state; the five numbers add up to the number of questions. */
export function countPalette(questions: readonly QuestionState[]): Record<PaletteState, number> {
  const counts = { answered: 0, 'not-answered': 0, marked: 0, 'answered-marked': 0, 'not-visited': 0 }
  for (const question of questions) counts[paletteState(question)] += 1
  return counts
}
