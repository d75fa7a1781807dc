import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { formatPace } from '../durations'
import { addFractions, type Fraction, fraction } from '../fraction'
import { isMet, type SheetQuestion } from '../learning/answer-sheet'
import { timeToRevise, wholeMinutes } from '../learning/revision-time'
import { marksOf, marksValues } from '../question/marking'
import { isFast, median, shareOfTime } from '../sitting/pace'
import { type Suggestion, topicSuggestion } from './suggestion'
import { weakTopicOf } from './weak-topic'

/** One thing to do after a test, with the questions that it is about. */
export interface ResultSuggestion extends Suggestion {
  readonly questions: readonly SheetQuestion[]
}

/** More suggestions are not read. */
const most = 3
/** Quick wrong answers below which they are chance. */
const fewestQuick = 2
/** Share of right answers from which on a test went well. */
const well = 0.8

const isRight = ({ outcome }: SheetQuestion) => outcome === 'correct'

/** Marks that a right answer would have given more than this one; 1 without marks. For comparing only. */
function stakeOf({ outcome, scheme }: SheetQuestion): number {
  if (outcome === 'correct') return 0
  const got = marksOf({ marking: scheme, outcome })
  if (!scheme || !got) return 1
  return scheme.correct.numerator / scheme.correct.denominator - got.numerator / got.denominator
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The marks that wrong answers took off. */
function costOf(questions: readonly SheetQuestion[]): Fraction {
  return questions.reduce((total, { scheme, outcome }) => {
    const marks = marksOf({ marking: scheme, outcome })
    return marks && marks.numerator < 0
      ? addFractions(total, fraction(-marks.numerator, marks.denominator))
      : total
  }, fraction(0))
}

/** `Fix 8 mistakes and 1 skipped`: the questions that the button opens. */
function fixTitle(questions: readonly SheetQuestion[]): string {
  const skipped = questions.filter(({ outcome }) => outcome === 'unanswered').length
  const count = questions.length - skipped
  if (skipped === 0) return t('Fix {count, plural, one {# mistake} other {# mistakes}}', { count })
  if (count === 0)
    return t('Answer {count, plural, one {# skipped question} other {# skipped questions}}', {
      count: skipped,
    })
  return t('Fix {count, plural, one {# mistake} other {# mistakes}} and {skipped} skipped', {
    count,
    skipped,
  })
}

/** The questions that a result counts for or against the student. */
const countingOf = (questions: readonly SheetQuestion[]) =>
  questions.filter(({ outcome, free }) => outcome !== 'dropped' && !free)

/**
 * `You rushed 19 questions and lost 6⅓ marks.` What quick wrong answers cost; null where they may be chance.
 * @param questions of the result, in their order
 * @param given the time that the test gave, in milliseconds; null without a limit
 */
export function rushedNote(questions: readonly SheetQuestion[], given: number | null): string | null {
  const answered = countingOf(questions).filter(({ outcome }) => outcome !== 'unanswered')
  const target = shareOfTime(given, questions.length) ?? median(answered.map(({ seconds }) => seconds)) ?? 0
  const quick = answered.filter(({ outcome, seconds }) => outcome === 'wrong' && isFast({ seconds, target }))
  if (quick.length < fewestQuick) return null
  const lost = costOf(quick)
  if (lost.numerator === 0)
    return t('You rushed {questions, plural, one {# question} other {# questions}}: read each one twice.', {
      questions: quick.length,
    })
  return t(
    'You rushed {questions, plural, one {# question} other {# questions}} and lost {count, plural, one {{marks} mark} other {{marks} marks}}.',
    { questions: quick.length, ...marksValues(lost) },
  )
}

/** @param secondsEach that the test gives for a question; null if the student did not run out of time */
function openSuggestion(questions: readonly SheetQuestion[], secondsEach: number | null): ResultSuggestion {
  return {
    kind: 'open',
    title: t('Practise {count, plural, one {# question} other {# questions}} you did not visit', {
      count: questions.length,
    }),
    ...(secondsEach !== null && {
      detail: t('aim at {pace} a question', { pace: formatPace(secondsEach) }),
      minutes: Math.ceil((secondsEach * questions.length) / 60),
    }),
    questions,
  }
}

/**
 * What to do after a test or quiz, at most three things: fix its mistakes (wrong and partly right questions) together with
 * the skipped ones, as the Mistakes page lists them, then what can bring the most marks.
 * @param questions of the result, in their order
 * @param given the time that the test gave, in milliseconds; null without a limit
 */
export function suggestAfter(
  questions: readonly SheetQuestion[],
  given: number | null,
): readonly ResultSuggestion[] {
  const counting = countingOf(questions)
  const lost = counting.filter((question) => !isRight(question))
  const mistakes = lost.filter(isMet)
  const open = lost.filter((question) => !isMet(question))
  const secondsEach = shareOfTime(given, questions.length)
  const weak = weakTopicOf(questions)

  const fix: ResultSuggestion = {
    kind: 'mistakes',
    title: fixTitle(mistakes),
    minutes: wholeMinutes(sum(mistakes.map(({ seconds }) => timeToRevise([seconds])))),
    questions: mistakes,
  }
  const found: ResultSuggestion[] = []
  if (weak) {
    const own = counting.filter(({ topic, unseen }) => topic === weak.topic && !unseen)
    found.push({ ...topicSuggestion(weak), questions: own })
  }
  if (open.length > 0) {
    const left = (given ?? 0) / 1000 - sum(questions.map(({ seconds }) => seconds))
    const isForTime = secondsEach !== null && left < secondsEach * open.length
    found.push(openSuggestion(open, isForTime ? Math.floor(secondsEach) : null))
  }
  const stake = (one: ResultSuggestion) => sum(one.questions.map(stakeOf))
  found.sort((a, b) => stake(b) - stake(a))
  const first = (mistakes.length > 0 ? [fix, ...found] : found).slice(0, most)
  const isWell = counting.length > 0 && counting.filter(isRight).length / counting.length >= well
  if (!isWell || first.length === most) return first
  return [
    ...first,
    { kind: 'next', title: t('This went well. Next: a full test'), to: paths.contentMockTest, questions: [] },
  ]
}
