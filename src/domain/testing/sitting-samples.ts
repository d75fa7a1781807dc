import { makePaper, type Paper } from '../paper'
import { reduceSitting } from '../sitting/sitting'
import { planOf } from '../sitting/sitting-sections'
import type { BegunSitting, Sitting, SittingAction } from '../sitting/sitting-state'

/** A moment at which the sittings of tests begin, epoch milliseconds. */
export const begin = 1_000_000

type Source = Parameters<typeof makePaper>[0]

/** A paper of `count` questions whose option B is right; 10 minutes unless told. */
export function paperOf(count: number, over: Partial<Source> = {}): Paper {
  const questions = Array.from({ length: count }, (_, index) => ({
    id: `q${index + 1}`,
    text: `What is question ${index + 1}?`,
    options: ['first', 'second', 'third', 'fourth'],
    correctAnswer: 1,
    explanation: null,
    image: null,
    topic: null,
  }))
  return makePaper({ title: 'Free Mock Test 1', minutes: 10, questions, ...over })
}

/** Two timed sections, A of 2 questions and 5 minutes, B of 3 questions and 10 minutes. */
export function paperWithTimedSections(over: { leaveSectionsEarly?: boolean } = {}): Paper {
  const { questions } = paperOf(5)
  const section = (id: string, minutes: number) => ({ id, name: `Part ${id}`, minutes, marking: null })
  return paperOf(5, {
    questions: questions.map((question, index) => ({ ...question, section: index < 2 ? 'A' : 'B' })),
    layout: { marking: null, sections: [section('A', 5), section('B', 10)], ...over },
  })
}

export function readyFor(paper: Paper): Sitting {
  return { status: 'ready', plan: planOf(paper) }
}

/** The sitting of `paper` after `actions`, all at one moment. */
export function begunWith(
  paper: Paper,
  actions: readonly SittingAction[] = [],
  at: number = begin,
): BegunSitting {
  const all: SittingAction[] = [{ type: 'start' }, ...actions]
  const sitting = all.reduce((state, action) => reduceSitting(state, action, at), readyFor(paper))
  if (sitting.status === 'ready') throw new Error('the sitting has not begun')
  return sitting
}
