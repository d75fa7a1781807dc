import { type Paper, partOfPaper } from '@/domain/paper'
import { planOf } from '@/domain/sitting/sitting-sections'
import type { BegunSitting, QuestionState } from '@/domain/sitting/sitting-state'
import type { Attempt, AttemptScope } from '../model/attempt'
import { type AttemptScore, recordOf } from '../model/attempt-summary'

/** As many questions as the rules take in one attempt. */
export const mostQuestions = 500

const noOption = -1
const flag = { visited: 1, marked: 2 } as const

/**
 * The `users/{uid}/attempts/{attemptId}` document as it is written (docs/decisions/016): what was done, question by
 * question in the order of `questionIds`, and nothing of the questions themselves. Times are whole epoch milliseconds.
 */
export interface AttemptFields {
  testKey: string
  scope: AttemptScope
  title: string
  startedAt: number
  questionCount: number
  questionIds: readonly string[]
  /** Zero-based; -1 for none. */
  options: readonly number[]
  /** 1 for visited, 2 for marked, added up. */
  flags: readonly number[]
  milliseconds: readonly number[]
  revisions: readonly number[]
  current: number
  exits: number
  countedTo: number
  /** What the attempt's clock said when this was written. */
  clock: number
  deadline: number
  open: BegunSitting['open']
  /** The stored revision that this one follows; 0 for none. */
  follows: number
  revision: number
  status: 'in_progress' | 'submitted'
  submittedAt: number | null
  endedBy: 'student' | 'time' | null
  score: AttemptScore | null
}

/** A document that has been read. */
export interface StoredAttempt extends Omit<AttemptFields, 'follows'> {
  readonly id: string
  /** The server's time of the write, epoch milliseconds. */
  readonly updatedAt: number
}

/** What is written of an attempt. @param clock what its clock says now. @param follows the stored revision it knows. */
export function fieldsOf(
  attempt: Attempt,
  { clock, follows }: { clock: number; follows: number },
): AttemptFields {
  const { testKey, scope, paper, sitting } = attempt
  const { questions, open } = sitting
  const over = sitting.status === 'submitted' ? sitting : null
  return {
    testKey,
    scope,
    title: paper.title.trim().slice(0, 200) || 'Untitled Test',
    startedAt: Math.round(sitting.startedAt),
    questionCount: questions.length,
    questionIds: paper.questions.map(({ id }) => id),
    options: questions.map(({ option }) => option ?? noOption),
    flags: questions.map(({ visited, marked }) => (visited ? flag.visited : 0) + (marked ? flag.marked : 0)),
    milliseconds: questions.map(({ milliseconds }) => Math.round(milliseconds)),
    revisions: questions.map(({ revision }) => revision),
    current: sitting.current,
    exits: sitting.exits,
    countedTo: Math.round(sitting.countedTo),
    clock: Math.round(clock),
    deadline: Math.round(sitting.deadline),
    open: open && { section: open.section, deadline: Math.round(open.deadline) },
    follows,
    revision: sitting.revision,
    status: over ? 'submitted' : 'in_progress',
    submittedAt: over && Math.round(over.submittedAt),
    endedBy: over?.endedBy ?? null,
    score: recordOf(attempt).score,
  }
}

/** The paper that the attempt is about, out of the test as it is now; null when its questions have changed. */
export function paperOf({ scope, questionIds, options, title }: StoredAttempt, test: Paper): Paper | null {
  const asked = new Set(questionIds)
  const questions = test.questions.filter(({ id }) => asked.has(id))
  const paper = scope === 'all' ? test : partOfPaper(test, questions)
  const same =
    paper.questions.length === questionIds.length &&
    paper.questions.every(({ id, options: known }, index) => {
      return id === questionIds[index] && (options[index] ?? noOption) < known.length
    })
  // The title stays, as in the document: it is part of what an attempt is about.
  return same ? { ...paper, title } : null
}

/** The sitting that a document tells of, about `paper`; null when the two do not fit together. */
export function sittingOf(stored: StoredAttempt, paper: Paper): BegunSitting | null {
  const { questionIds, submittedAt, endedBy, open, current } = stored
  const { sections } = planOf(paper)
  const fits = paper.questions.every(({ id }, index) => id === questionIds[index])
  if (!fits || paper.questions.length !== questionIds.length || (open && !sections[open.section])) return null
  const questions = questionIds.map((_, index): QuestionState => {
    const option = stored.options[index] ?? noOption
    const flags = stored.flags[index] ?? 0
    return {
      option: option === noOption ? null : option,
      visited: (flags & flag.visited) !== 0,
      marked: (flags & flag.marked) !== 0,
      milliseconds: stored.milliseconds[index] ?? 0,
      revision: stored.revisions[index] ?? 0,
    }
  })
  const { revision, startedAt, deadline, exits, countedTo } = stored
  const place = { current, open, countedTo, placedAt: null }
  const progress = { revision, questions, startedAt, deadline, exits, sections, ...place }
  if (stored.status === 'in_progress') return { status: 'running', ...progress }
  return {
    status: 'submitted',
    ...progress,
    submittedAt: submittedAt ?? deadline,
    endedBy: endedBy ?? 'time',
  }
}
