import { type Paper, type PaperQuestion, partOfPaper, withoutClock } from '@/domain/paper'
import { type Key, optionLetter, writeKey } from '@/domain/question/answer'
import { chosenOptions, isAnswerTo, kindByTraces, kindOf, rightOptions } from '@/domain/question/kinds'
import type { Marking } from '@/domain/question/marking'
import { changeSince } from '@/domain/question/print'
import { shuffleOptions, shufflePaper } from '@/domain/question/shuffle'
import { readAnswerKey } from '@/domain/sitting/answer-key'
import { withoutExtra } from '@/domain/sitting/extra-time'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import type { Shuffle } from '@/domain/test-layout'
import { t } from '@/language/text'
import type { Attempt } from '../attempt'
import { type AttemptRecord, attemptWith } from './stored-attempt'

/** Every way to shuffle a test, the one that it asks for now first: it may have asked for another when an attempt began. */
function waysToShuffle({ shuffle = {} }: Paper): Shuffle[] {
  return [shuffle, {}, { questions: true }, { options: true }, { questions: true, options: true }]
}

/** Whether it is of its whole test. */
const asksAll = ({ scope }: AttemptRecord) => scope === 'all' || scope === 'untimed'

/** The paper that a running attempt is about, out of the test as it is now; null when an answer would mean another. */
function runningPaperOf(stored: AttemptRecord, test: Paper): Paper | null {
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

const goneText = t('This question can no longer be shown.')

/** How a question that is gone or has other options was answered, as far as its fingerprint and its marks tell. */
function kindThen(
  { prints }: AttemptRecord,
  index: number,
  { today, scheme }: { today: PaperQuestion | undefined; scheme: Marking | null },
): PaperQuestion['kind'] {
  const withoutOptions = { text: '', image: null, options: [] }
  const hasOptions = changeSince(prints, index, withoutOptions) !== 'text'
  return kindByTraces({ hasOptions, hasParts: scheme?.partial !== undefined }, today?.kind)
}

/** What is stored of one question of a finished attempt. */
interface Scored {
  key: Key
  chosen: number | null
  scheme: Marking | null
  topic: string | null
}

/** A question that the test has no longer, or with other options, which only letters can name. */
function replaced(
  id: string,
  today: PaperQuestion | undefined,
  kind: PaperQuestion['kind'],
  { key, chosen, scheme, topic }: Scored,
): PaperQuestion {
  const named = [...rightOptions({ kind, correctAnswer: key }), ...chosenOptions({ kind }, chosen)]
  const count = kindOf({ kind }).hasOptions ? Math.max(4, ...named.map((option) => option + 1)) : 0
  return {
    id,
    text: today?.text ?? goneText,
    ...(kind ? { kind } : {}),
    options: Array.from({ length: count }, (_, index) =>
      t('Option {letter}', { letter: optionLetter(index) }),
    ),
    correctAnswer: key,
    explanation: null,
    image: today?.image ?? null,
    topic: today?.topic ?? topic,
    ...(today?.section === undefined ? {} : { section: today.section }),
    ...(today?.set === undefined ? {} : { set: today.set }),
    scheme,
    edited: today ? 'options' : 'gone',
  }
}

/** A question of the test with its options in the order that the attempt had them in. */
function asShown(
  { id: seed, prints }: AttemptRecord,
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
function reviewPaperOf(stored: AttemptRecord, test: Paper | null): Paper | null {
  const key = readAnswerKey(stored, stored.questionCount)
  if (!key || stored.questionIds.length !== stored.questionCount) return null
  const known = new Map(test?.questions.map((question) => [question.id, question]))
  const questions = stored.questionIds.map((id, index): PaperQuestion => {
    const today = asShown(stored, index, known.get(id))
    const scored = {
      key: key.keys[index] ?? 0,
      chosen: stored.options[index] ?? null,
      scheme: key.schemes[index] ?? null,
      topic: stored.topics?.[index] ?? null,
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
    // As the test gives it: practice of some of it gets the extra time again.
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

/**
 * A stored attempt without a paper of its own as an attempt.
 * @param test as it is now; null when it is gone, or no longer this student's to see: a finished attempt then has options
 * without words
 * @returns null when the document and the test do not fit together
 */
export function attemptOfStored(stored: AttemptRecord, test: Paper | null): Attempt | null {
  // A live test's sheet has no keys, which come with the test.
  const isScored = stored.status === 'submitted' && stored.keys !== ''
  const paper = isScored ? reviewPaperOf(stored, test) : test && runningPaperOf(stored, test)
  return paper && attemptWith(paper, stored)
}
