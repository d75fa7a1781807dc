import { type Paper, type PaperQuestion, partOfPaper, withoutClock } from '@/domain/paper'
import { type Key, optionLetter, writeKey } from '@/domain/question/answer'
import { chosenOptions, isAnswerTo, kindByTraces, kindOf, rightOptions } from '@/domain/question/kinds'
import type { Marking } from '@/domain/question/marking'
import { changeSince, printsOf } from '@/domain/question/print'
import { longestRef } from '@/domain/question/ref'
import { shuffleOptions, shufflePaper } from '@/domain/question/shuffle'
import { answerKeyOf, readAnswerKey, writeAnswerKey } from '@/domain/sitting/answer-key'
import { type GivenExtra, given, withoutExtra } from '@/domain/sitting/extra-time'
import { hasNoLimit, planOf } from '@/domain/sitting/sitting-sections'
import type { BegunSitting, QuestionState, SittingScore } from '@/domain/sitting/sitting-state'
import { countDone } from '@/domain/sitting/test-ref'
import type { Shuffle } from '@/domain/test-layout'
import type { Attempt, AttemptScope } from '../attempt'
import { type AttemptSummary, recordOf } from '../attempt-summary'

/**
 * What the rules take in one attempt (docs/decisions/036): questions, options, characters of an id, bytes of all ids,
 * characters of all keys. A practice of 100 questions fits: the name of one has 600 characters at most, as in a card.
 */
const limits = { questions: 500, options: 100, id: longestRef, ids: 60_100, keys: 6000 } as const

/** Whether the account takes attempts at this paper; another one stays on the device. */
export function fitsAccount(paper: Paper): boolean {
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
 * What a `users/{uid}/attempts/{attemptId}` document says (docs/decisions/016): what was done, question by question in
 * the order of `questionIds`, and nothing of the questions themselves. Times are whole epoch milliseconds. It is stored
 * as `writeAttempt` writes it.
 */
export interface AttemptFields {
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
  score: SittingScore | null
  /** What it was scored by, as `writeAnswerKey` writes it; empty while it runs. */
  keys: string
  marking: string
  /** The fingerprint of the questions that it is about (`printsOf`). */
  prints: string
  /** The extra time that its clocks were given; absent for none. */
  extra?: GivenExtra
}

/** A document that has been read. */
export interface StoredAttempt extends Omit<AttemptFields, 'follows'> {
  readonly id: string
  /** The server's time of the write, epoch milliseconds. */
  readonly updatedAt: number
}

/** At most 200 characters, without half a character at the end, which no database stores. */
const titleOf = ({ title }: Paper): string =>
  title
    .trim()
    .slice(0, 200)
    .replace(/[\uD800-\uDBFF]$/, '') || 'Untitled Test'

/** What is written of an attempt. @param clock what its clock says now. @param follows the stored revision it knows. */
export function fieldsOf(
  attempt: Attempt,
  { clock, follows }: { clock: number; follows: number },
): AttemptFields {
  const { testKey, scope, paper, sitting, extra } = attempt
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
    clock: Math.round(clock),
    deadline: Math.round(sitting.deadline),
    open: open && { section: open.section, deadline: Math.round(open.deadline) },
    follows,
    revision: sitting.revision,
    status: over ? 'submitted' : 'in_progress',
    submittedAt: over && Math.round(over.submittedAt),
    endedBy: over?.endedBy ?? null,
    score: recordOf(attempt).score,
    ...(over ? writeAnswerKey(over.scoredBy ?? answerKeyOf(paper)) : { keys: '', marking: '' }),
    prints: printsOf(paper.questions),
    ...given(extra),
  }
}

/** Every way to shuffle a test, the one that it asks for now first: it may have asked for another when an attempt began. */
function waysToShuffle({ shuffle = {} }: Paper): Shuffle[] {
  return [shuffle, {}, { questions: true }, { options: true }, { questions: true, options: true }]
}

/** Whether it is of its whole test. */
const asksAll = ({ scope }: StoredAttempt) => scope === 'all' || scope === 'untimed'

/** The paper that a running attempt is about, out of the test as it is now; null when an answer would mean another. */
function runningPaperOf(stored: StoredAttempt, test: Paper): Paper | null {
  const { id: seed, questionIds, options, title, prints } = stored
  const asked = new Set(questionIds)
  const questions = test.questions.filter(({ id }) => asked.has(id))
  const part = asksAll(stored) ? test : partOfPaper(test, questions)
  const whole = hasNoLimit(stored) ? withoutClock(part) : part
  const isSame = (paper: Paper) =>
    paper.questions.length === questionIds.length &&
    paper.questions.every((question, index) => {
      const answer = options[index] ?? null
      const isThere = answer === null || isAnswerTo(question, answer)
      return (
        question.id === questionIds[index] && isThere && changeSince(prints, index, question) !== 'options'
      )
    })
  const paper = waysToShuffle(test)
    .map((way) => shufflePaper(whole, seed, way))
    .find(isSame)
  // The title stays, as in the document: it is part of what an attempt is about.
  return paper ? { ...paper, title } : null
}

const goneText = 'This question can no longer be shown.'

/** How a question that is gone or has other options was answered, as far as its fingerprint and its marks tell. */
function kindThen(
  { prints }: StoredAttempt,
  index: number,
  { today, scheme }: { today: PaperQuestion | undefined; scheme: Marking | null },
): PaperQuestion['kind'] {
  const withoutOptions = { text: '', image: null, options: [] }
  const hasOptions = changeSince(prints, index, withoutOptions) !== 'text'
  return kindByTraces({ hasOptions, hasParts: scheme?.partial !== undefined }, today?.kind)
}

/** A question that the test has no longer, or with other options, which only letters can name. */
function replaced(
  id: string,
  today: PaperQuestion | undefined,
  kind: PaperQuestion['kind'],
  { key, chosen, scheme }: { key: Key; chosen: number | null; scheme: Marking | null },
): PaperQuestion {
  const named = [...rightOptions({ kind, correctAnswer: key }), ...chosenOptions({ kind }, chosen)]
  const count = kindOf({ kind }).hasOptions ? Math.max(4, ...named.map((option) => option + 1)) : 0
  return {
    id,
    text: today?.text ?? goneText,
    ...(kind ? { kind } : {}),
    options: Array.from({ length: count }, (_, index) => `Option ${optionLetter(index)}`),
    correctAnswer: key,
    explanation: null,
    image: today?.image ?? null,
    topic: today?.topic ?? null,
    ...(today?.section === undefined ? {} : { section: today.section }),
    ...(today?.set === undefined ? {} : { set: today.set }),
    scheme,
    edited: today ? 'options' : 'gone',
  }
}

/** A question of the test with its options in the order that the attempt had them in. */
function asShown(
  { id: seed, prints }: StoredAttempt,
  index: number,
  today: PaperQuestion | undefined,
): PaperQuestion | undefined {
  if (!today || changeSince(prints, index, today) !== 'options') return today
  const shuffled = shuffleOptions(today, seed)
  return changeSince(prints, index, shuffled) === 'options' ? today : shuffled
}

/**
 * The paper that a finished attempt is reviewed with: the questions of the test as it is now, each with what was edited
 * in it since. Null when what it was scored by cannot be read.
 * @param test null when it is gone, or no longer this student's to see
 */
export function reviewPaperOf(stored: StoredAttempt, test: Paper | null): Paper | null {
  const key = readAnswerKey(stored, stored.questionCount)
  if (!key) return null
  const known = new Map(test?.questions.map((question) => [question.id, question]))
  const questions = stored.questionIds.map((id, index): PaperQuestion => {
    const today = asShown(stored, index, known.get(id))
    const scored = {
      key: key.keys[index] ?? 0,
      chosen: stored.options[index] ?? null,
      scheme: key.schemes[index] ?? null,
    }
    const change = today ? changeSince(stored.prints, index, today) : 'gone'
    if (!today || change === 'options')
      return replaced(id, today, kindThen(stored, index, { today, scheme: scored.scheme }), scored)
    const edited = change ?? (writeKey(today.correctAnswer) === writeKey(scored.key) ? null : 'key')
    return edited ? { ...today, edited } : today
  })
  const isWhole = asksAll(stored) && test !== null && questions.every(({ edited }) => edited !== 'gone')
  return {
    // What the paper brings along, for the review and for practising some of it again.
    ...test,
    title: stored.title,
    // As the test gives it: practice of some of it gets the extra time anew.
    minutes: hasNoLimit(stored)
      ? 0
      : Math.max(
          1,
          Math.round(withoutExtra(stored.deadline - stored.startedAt, stored.extra ?? 'none') / 60_000),
        ),
    sections: isWhole ? test.sections : [],
    questions,
    ...(test?.sets ? { sets: test.sets } : {}),
    ...(test?.languages ? { languages: test.languages } : {}),
  }
}

/** The sitting in a document, about `paper`; null when the two do not fit together. */
export function sittingOf(stored: StoredAttempt, paper: Paper): BegunSitting | null {
  const { questionIds, submittedAt, endedBy, open, current } = stored
  const { sections } = planOf(paper, stored.extra)
  const fits = paper.questions.every(({ id }, index) => id === questionIds[index])
  const isOver = stored.status === 'submitted'
  if (!fits || paper.questions.length !== questionIds.length) return null
  if (open && !sections[open.section] && !isOver) return null
  const questions = questionIds.map((_, index): QuestionState => {
    const flags = stored.flags[index] ?? 0
    return {
      option: stored.options[index] ?? null,
      visited: (flags & flag.visited) !== 0,
      marked: (flags & flag.marked) !== 0,
      milliseconds: stored.milliseconds[index] ?? 0,
      revision: stored.revisions[index] ?? 0,
    }
  })
  const { revision, startedAt, deadline, exits, countedTo } = stored
  // The sections of a finished test may be others by now.
  const place = { current, open: isOver ? null : open, countedTo, placedAt: null }
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

/**
 * A document as an attempt.
 * @param test as it is now; null when it is gone, or no longer this student's to see: a finished attempt then has options
 * without words
 * @returns null when the document and the test do not fit together
 */
export function attemptOfStored(stored: StoredAttempt, test: Paper | null): Attempt | null {
  const isOver = stored.status === 'submitted'
  const paper = isOver ? reviewPaperOf(stored, test) : test && runningPaperOf(stored, test)
  const sitting = paper && sittingOf(stored, paper)
  if (!paper || !sitting) return null
  const { id, testKey, scope, extra } = stored
  return { id, testKey, scope, paper, sitting, ...given(extra) }
}

/** What lists show of an attempt that the account has. */
export function summaryOfStored(stored: StoredAttempt): AttemptSummary {
  const {
    id,
    testKey,
    scope,
    title,
    startedAt,
    deadline,
    submittedAt,
    score,
    options,
    flags,
    questionCount,
    extra,
  } = stored
  return {
    id,
    testKey,
    scope,
    title,
    status: stored.status === 'submitted' ? 'submitted' : 'running',
    startedAt,
    deadline,
    submittedAt,
    answered: countDone(
      { testKey },
      options.map((option, index) => ({ option, marked: ((flags[index] ?? 0) & flag.marked) !== 0 })),
    ),
    total: questionCount,
    score,
    ...given(extra),
  }
}
