import type { Paper } from '@/domain/paper'
import { practiceTitleText } from '@/domain/practice-title'
import { printsOf } from '@/domain/question/print'
import { longestRef } from '@/domain/question/ref'
import { answerKeyOf, readAnswerKey, writeAnswerKey } from '@/domain/sitting/answer-key'
import { type GivenExtra, given } from '@/domain/sitting/extra-time'
import { resultsOf } from '@/domain/sitting/results'
import { planOf } from '@/domain/sitting/sitting-sections'
import type { BegunSitting, QuestionState, SittingScore } from '@/domain/sitting/sitting-state'
import { countDone } from '@/domain/sitting/test-ref'
import type { Attempt, AttemptScope } from '../attempt'
import type { AttemptSummary, ShownRank } from '../attempt-summary'

/**
 * Limits of the rules for one attempt (docs/decisions/036): questions, options, characters of an id, bytes of all ids,
 * characters of all keys. A practice of 100 questions fits: the name of one has 600 characters at most, as in a card.
 */
const limits = { questions: 500, options: 100, id: longestRef, ids: 60_100, keys: 6000 } as const

/** Whether the rules accept attempts at this paper; an attempt at another one stays on the device. */
export function paperFitsAccount(paper: Paper): boolean {
  const { questions } = paper
  const ids = questions.map(({ id }) => id)
  return (
    questions.length <= limits.questions &&
    questions.every(({ options }) => options.length <= limits.options) &&
    ids.every((id) => id !== '' && id.length <= limits.id && !id.includes('\n')) &&
    new TextEncoder().encode(ids.join('\n')).length <= limits.ids &&
    writeAnswerKey(answerKeyOf(paper)).keys.length <= limits.keys
  )
}

/** Milliseconds at one question, at most: eight digits. */
const longestStay = 99_999_999
const flag = { visited: 1, marked: 2 } as const

/**
 * An attempt as it is stored, on the device and in the account (docs/decisions/016): what was done, question by question
 * in the order of `questionIds`, and nothing of the questions themselves. Times are whole epoch milliseconds.
 * `writeAttempt` writes it.
 */
interface StoredFields {
  testKey: string
  scope: AttemptScope
  title: string
  startedAt: number
  questionCount: number
  questionIds: readonly string[]
  /** The answers (`domain/question/answer.ts`); null for none. */
  options: ReadonlyArray<number | null>
  /** 1 for visited, 2 for marked, added up. */
  flags: readonly number[]
  milliseconds: readonly number[]
  revisions: readonly number[]
  current: number
  exits: number
  countedTo: number
  deadline: number
  open: BegunSitting['open']
  revision: number
  status: 'in_progress' | 'submitted'
  submittedAt: number | null
  endedBy: 'student' | 'time' | null
  score: SittingScore | null
  /** The keys and marks that gave the score, as `writeAnswerKey` writes them; empty while it runs or nobody has them. */
  keys: string
  marking: string
  /** The fingerprint of its questions (`printsOf`); on the device empty while it runs. */
  prints: string
  /** The extra time that its clocks were given; absent for none. */
  extra?: GivenExtra
  /** The device had the test with its keys before; absent where it had not. */
  seen?: true
}

/** An attempt of this device. Its paper is stored apart from it. */
export interface AttemptRecord extends StoredFields {
  readonly id: string
  /** As the sitting has it; on the device alone. */
  readonly placedAt?: number | null
  /** The topics of its questions; on the device alone. */
  readonly topics?: ReadonlyArray<string | null>
  /** The rank that its result has shown; on the device alone. */
  readonly rank?: ShownRank
}

/** What is written to a `users/{uid}/attempts/{attemptId}` document. */
export interface AttemptFields extends StoredFields {
  /** The attempt's clock at the time of the write. */
  clock: number
  /** The stored revision that this one follows; 0 for none. */
  follows: number
  /** Of a live test: the device that sits it. */
  device?: string
}

/** A `users/{uid}/attempts/{attemptId}` document. */
export interface StoredAttempt extends AttemptRecord {
  readonly clock: number
  /** The server's time of the write, epoch milliseconds. */
  readonly updatedAt: number
  /** Of a live test: the device that sits it. */
  readonly device?: string
}

/** At most 200 characters, without half a character at the end, which no database stores. */
const titleOf = ({ title }: Paper): string =>
  title
    .trim()
    .slice(0, 200)
    .replace(/[\uD800-\uDBFF]$/, '') || 'Untitled Test'

/** The score of an attempt; null while it runs. */
function scoreOf(attempt: Attempt): SittingScore | null {
  const results = resultsOf(attempt)
  return results && { percentage: results.score.percentage, marks: results.marks }
}

function storedFields(attempt: Attempt, prints: string): StoredFields {
  const { testKey, scope, paper, sitting, extra, seen } = attempt
  const { questions, open } = sitting
  const over = sitting.status === 'submitted' ? sitting : null
  return {
    testKey,
    scope,
    title: titleOf(paper),
    startedAt: Math.round(sitting.startedAt),
    questionCount: questions.length,
    questionIds: paper.questions.map(({ id }) => id),
    options: questions.map(({ option }) => option),
    flags: questions.map(({ visited, marked }) => (visited ? flag.visited : 0) + (marked ? flag.marked : 0)),
    milliseconds: questions.map(({ milliseconds }) => Math.min(Math.round(milliseconds), longestStay)),
    revisions: questions.map(({ revision }) => revision),
    current: sitting.current,
    exits: sitting.exits,
    countedTo: Math.round(sitting.countedTo),
    deadline: Math.round(sitting.deadline),
    open: open && { section: open.section, deadline: Math.round(open.deadline) },
    revision: sitting.revision,
    status: over ? 'submitted' : 'in_progress',
    submittedAt: over && Math.round(over.submittedAt),
    endedBy: over?.endedBy ?? null,
    score: scoreOf(attempt),
    ...(over && paper.keysFrom === undefined
      ? writeAnswerKey(over.scoredBy ?? answerKeyOf(paper))
      : { keys: '', marking: '' }),
    prints,
    ...given(extra),
    ...(seen ? { seen } : {}),
  }
}

/** The document of an attempt. @param clock its clock now. @param follows the stored revision that this device knows */
export const fieldsOf = (
  attempt: Attempt,
  { clock, follows }: { clock: number; follows: number },
): AttemptFields => ({
  ...storedFields(attempt, printsOf(attempt.paper.questions)),
  clock: Math.round(clock),
  follows,
})

/** The record of an attempt on this device. */
export function recordOf(attempt: Attempt): AttemptRecord {
  const { id, paper, sitting } = attempt
  // It is written with every answer: the fingerprint of a long paper can wait until it counts.
  const prints = sitting.status === 'submitted' ? printsOf(paper.questions) : ''
  const topics = paper.questions.map(({ topic }) => topic)
  return { id, ...storedFields(attempt, prints), placedAt: sitting.placedAt, topics }
}

/** The stored sitting of `paper`; null when the two do not fit together. */
export function sittingOf(stored: AttemptRecord, paper: Paper): BegunSitting | null {
  const { questionIds, options, submittedAt, endedBy, open, current } = stored
  const { sections } = planOf(paper, stored.extra)
  const isOver = stored.status === 'submitted'
  // As one text: an id may hold the line break between two ids.
  const isSame = questionIds.join('\n') === paper.questions.map(({ id }) => id).join('\n')
  if (!isSame || options.length !== paper.questions.length) return null
  if (open && !sections[open.section] && !isOver) return null
  const questions = options.map((option, index): QuestionState => {
    const flags = stored.flags[index] ?? 0
    return {
      option,
      visited: (flags & flag.visited) !== 0,
      marked: (flags & flag.marked) !== 0,
      milliseconds: stored.milliseconds[index] ?? 0,
      revision: stored.revisions[index] ?? 0,
    }
  })
  const { revision, startedAt, deadline, exits, countedTo, placedAt = null } = stored
  // The sections of a finished test may be others by now.
  const place = { current, open: isOver ? null : open, countedTo, placedAt }
  const progress = { revision, questions, startedAt, deadline, exits, sections, ...place }
  if (stored.status === 'in_progress') return { status: 'running', ...progress }
  return {
    status: 'submitted',
    ...progress,
    submittedAt: submittedAt ?? deadline,
    endedBy: endedBy ?? 'time',
    scoredBy: readAnswerKey(stored, stored.questionCount),
  }
}

/** A stored attempt with its paper; null when the two do not fit together. */
export function attemptWith(paper: Paper, stored: AttemptRecord): Attempt | null {
  const { id, testKey, scope, score, extra, seen } = stored
  const sitting = sittingOf(stored, paper)
  return (
    sitting && {
      id,
      testKey,
      scope,
      paper,
      sitting,
      ...(score ? { score } : {}),
      ...given(extra),
      ...(seen ? { seen } : {}),
    }
  )
}

export function summaryOf(stored: AttemptRecord): AttemptSummary {
  const { id, testKey, scope, title, startedAt, deadline, submittedAt, score, options, flags, extra, rank } =
    stored
  return {
    id,
    testKey,
    scope,
    title: practiceTitleText(title),
    status: stored.status === 'submitted' ? 'submitted' : 'running',
    startedAt,
    deadline,
    submittedAt,
    answered: countDone(
      { testKey },
      options.map((option, index) => ({ option, marked: ((flags[index] ?? 0) & flag.marked) !== 0 })),
    ),
    total: stored.questionCount,
    score,
    ...given(extra),
    rank,
  }
}
