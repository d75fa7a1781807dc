import type { Attempt } from '../model/attempt'
import { makePaper, type Paper } from '../model/paper'
import { reduceSession } from '../model/session'
import { planOf } from '../model/session-sections'
import type { BegunSession, Session, SessionAction } from '../model/session-state'

/** A moment at which the sessions of tests begin, epoch milliseconds. */
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
export function paperWithTimedSections(): Paper {
  const { questions } = paperOf(5)
  const section = (id: string, minutes: number) => ({ id, name: `Part ${id}`, minutes, marking: null })
  return paperOf(5, {
    questions: questions.map((question, index) => ({ ...question, section: index < 2 ? 'A' : 'B' })),
    layout: { marking: null, sections: [section('A', 5), section('B', 10)] },
  })
}

export function readyFor(paper: Paper): Session {
  return { status: 'ready', plan: planOf(paper) }
}

/** The session of `paper` after `actions`, all at one moment. */
export function begunWith(
  paper: Paper,
  actions: readonly SessionAction[] = [],
  at: number = begin,
): BegunSession {
  const all: SessionAction[] = [{ type: 'start' }, ...actions]
  const session = all.reduce((state, action) => reduceSession(state, action, at), readyFor(paper))
  if (session.status === 'ready') throw new Error('the session has not begun')
  return session
}

export function attemptOf(paper: Paper, session: BegunSession = begunWith(paper), id = 'a1'): Attempt {
  return { id, testKey: 'series/p/t', scope: 'all', paper, session }
}
