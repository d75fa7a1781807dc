import { addFractions, type Fraction, fraction } from '../fraction'
import { type Marking, marksOf } from '../question/marking'
import type { QuestionRef } from '../question/ref'
import { isFast, isGuess, isSlow, median, shareOfTime } from '../sitting/pace'
import { type AnswerSheet, isCompared, isMet, type SheetQuestion } from './answer-sheet'

/** Questions of a topic below which its figures say little. */
export const fewestToJudge = 5

/** What a stretch of questions came to. Questions that do not count, were never seen or had been met before are left out. */
interface Figures {
  readonly asked: number
  readonly right: number
  /** Partly right ones are in neither; they are answered. */
  readonly wrong: number
  readonly answered: number
  /** Whole percent of the answered questions that are right; null when none was answered. */
  readonly accuracy: number | null
  /** Whole seconds for an answered question, on average; null when none was answered. */
  readonly secondsEach: number | null
}

export interface TopicFigures extends Figures {
  /** As its questions name it, of the latest attempt. */
  readonly topic: string
  /** Right, and slower than one and a half times the time that there was. */
  readonly slowRight: number
  /** Wrong, within half the time that there was. */
  readonly fastWrong: number
}

export interface AttemptFigures extends Figures {
  readonly attemptId: string
  readonly title: string
  /** Epoch milliseconds of its submission. */
  readonly at: number
  /** Whole percent of all its questions that are right, as its score has it. */
  readonly percentage: number
  /** Whole seconds that the test gives for a question; null without a limit. */
  readonly targetEach: number | null
  /** What its wrong answers cost; null where no question of it takes marks away. */
  readonly negative: NegativeMarks | null
}

/** What wrong answers cost where they cost marks. */
interface NegativeMarks {
  readonly answers: number
  /** Zero or below. */
  readonly marks: Fraction
  /** Where they were lost. */
  readonly refs: readonly QuestionRef[]
}

/** Answers that were given in less than a quarter of the time that there was, under schemes that take marks away. */
export interface Guesses {
  readonly answers: number
  readonly right: number
  /** What they came to. */
  readonly marks: Fraction
  /** What they would have come to without an answer. */
  readonly ifSkipped: Fraction
  readonly refs: readonly QuestionRef[]
  /** The scheme of all of them; null where there are several. */
  readonly scheme: Marking | null
}

/** Practice of a test without its clock is in the right and wrong answers of topics, and in nothing else. */
export interface Analysis {
  /** The latest first. */
  readonly attempts: readonly AttemptFigures[]
  readonly all: Figures
  /** The weakest first; those with fewer than `fewestToJudge` answered questions come last. */
  readonly topics: readonly TopicFigures[]
  /** How many questions are in no topic. */
  readonly nameless: number
  readonly slowRight: readonly QuestionRef[]
  readonly fastWrong: readonly QuestionRef[]
  readonly skipped: readonly QuestionRef[]
  readonly negative: NegativeMarks
  readonly guesses: Guesses
}

/** A question with the time that its attempt had for it, in seconds. */
interface Timed {
  readonly question: SheetQuestion
  readonly target: number
  /** False where its time says nothing. */
  readonly isCompared: boolean
}

const paceOf = ({ question: { seconds }, target }: Timed) => ({ seconds, target })

const isAnswered = ({ outcome }: SheetQuestion) =>
  outcome === 'correct' || outcome === 'wrong' || outcome === 'partial'

/** Whoever met a question before has read its answer. */
const counts = (question: SheetQuestion) => isMet(question) && !question.again

const percent = (part: number, whole: number) => Math.round((part / whole) * 100)

function figuresOf(questions: readonly SheetQuestion[]): Figures {
  const answered = questions.filter(isAnswered)
  const right = answered.filter(({ outcome }) => outcome === 'correct').length
  const seconds = answered.reduce((sum, question) => sum + question.seconds, 0)
  return {
    asked: questions.length,
    right,
    wrong: answered.filter(({ outcome }) => outcome === 'wrong').length,
    answered: answered.length,
    accuracy: answered.length === 0 ? null : percent(right, answered.length),
    secondsEach: answered.length === 0 ? null : Math.round(seconds / answered.length),
  }
}

const targetOf = ({ given, questions }: AnswerSheet) => shareOfTime(given, questions.length)

/** Each question once, where it was asked last. */
function refsOf(timed: readonly Timed[]): QuestionRef[] {
  return [...new Set(timed.map(({ question }) => question.ref))]
}

function sumOf(marks: ReadonlyArray<Fraction | null>): Fraction {
  return marks.reduce<Fraction>((sum, one) => (one ? addFractions(sum, one) : sum), fraction(0))
}

const takesMarks = ({ scheme }: SheetQuestion) => scheme !== null && scheme.wrong.numerator < 0

function negativeOf(timed: readonly Timed[]): NegativeMarks {
  const lost = timed.filter(({ question }) => question.outcome === 'wrong' && takesMarks(question))
  return {
    answers: lost.length,
    marks: sumOf(lost.map(({ question }) => question.scheme?.wrong ?? null)),
    refs: refsOf(lost),
  }
}

function guessesOf(timed: readonly Timed[]): Guesses {
  // A question of several options that is partly right was thought about.
  const quick = timed.filter(
    (one) => takesMarks(one.question) && one.question.outcome !== 'partial' && isGuess(paceOf(one)),
  )
  const marking = ({ question: { scheme, outcome } }: Timed) => marksOf({ marking: scheme, outcome })
  const schemes = quick.map(({ question }) => question.scheme)
  const [first = null] = schemes
  const isOne = schemes.every((scheme) => JSON.stringify(scheme) === JSON.stringify(first))
  return {
    answers: quick.length,
    right: quick.filter(({ question }) => question.outcome === 'correct').length,
    marks: sumOf(quick.map(marking)),
    ifSkipped: sumOf(quick.map(({ question }) => question.scheme?.unanswered ?? null)),
    refs: refsOf(quick),
    scheme: isOne ? first : null,
  }
}

/** Of all questions of an attempt, also those that everybody has got marks for. */
function percentageOf({ questions }: AnswerSheet): number {
  const { right, asked } = figuresOf(questions.filter(({ outcome }) => outcome !== 'dropped'))
  return asked === 0 ? 0 : percent(right, asked)
}

/** The weakest first, and behind them those of which too little is known. */
function byNeed(a: TopicFigures, b: TopicFigures): number {
  const isKnown = ({ answered }: TopicFigures) => (answered < fewestToJudge ? 1 : 0)
  return (
    isKnown(a) - isKnown(b) ||
    (a.accuracy ?? 0) - (b.accuracy ?? 0) ||
    b.asked - a.asked ||
    a.topic.localeCompare(b.topic)
  )
}

/**
 * How a student did in some attempts: by topic, by attempt, what was slow, fast, lost and guessed. A test gives each of
 * its questions the same part of its time; without a limit, the student's own median takes its place.
 * @param sheets of `firstMeetings`, the latest first
 * @param topicOf names and groups the topic of a question; null for one without
 */
export function analyse(
  sheets: readonly AnswerSheet[],
  topicOf: (question: SheetQuestion) => { key: string; name: string } | null,
): Analysis {
  const usual = median(
    sheets
      .filter(isCompared)
      .flatMap(({ questions }) =>
        questions
          .filter((question) => counts(question) && isAnswered(question))
          .map(({ seconds }) => seconds),
      ),
  )
  const bySheet = sheets.map((sheet) => {
    const timing = { target: targetOf(sheet) ?? usual ?? 0, isCompared: isCompared(sheet) }
    return {
      sheet,
      timed: sheet.questions.filter(counts).map((question): Timed => ({ question, ...timing })),
    }
  })
  const byAttempt = bySheet.filter(({ sheet }) => isCompared(sheet))
  const timed = byAttempt.flatMap((one) => one.timed)
  const topics = new Map<string, { name: string; timed: Timed[] }>()
  let nameless = 0
  for (const one of bySheet.flatMap((own) => own.timed)) {
    const topic = topicOf(one.question)
    if (!topic) {
      nameless += 1
      continue
    }
    const group = topics.get(topic.key) ?? { name: topic.name, timed: [] }
    topics.set(topic.key, group)
    group.timed.push(one)
  }
  const answered = timed.filter(({ question }) => isAnswered(question))
  const slowRight = answered.filter((one) => one.question.outcome === 'correct' && isSlow(paceOf(one)))
  const fastWrong = answered.filter((one) => one.question.outcome === 'wrong' && isFast(paceOf(one)))
  return {
    attempts: byAttempt.map(({ sheet, timed: own }): AttemptFigures => {
      const target = targetOf(sheet)
      return {
        ...figuresOf(own.map(({ question }) => question)),
        attemptId: sheet.attemptId,
        title: sheet.title,
        at: sheet.at,
        percentage: percentageOf(sheet),
        targetEach: target === null ? null : Math.round(target),
        negative: own.some(({ question }) => takesMarks(question)) ? negativeOf(own) : null,
      }
    }),
    all: figuresOf(timed.map(({ question }) => question)),
    topics: [...topics.values()]
      .map(({ name, timed: own }): TopicFigures => {
        const byClock = own.filter((one) => one.isCompared)
        return {
          ...figuresOf(own.map(({ question }) => question)),
          secondsEach: figuresOf(byClock.map(({ question }) => question)).secondsEach,
          topic: name,
          slowRight: byClock.filter((one) => one.question.outcome === 'correct' && isSlow(paceOf(one)))
            .length,
          fastWrong: byClock.filter((one) => one.question.outcome === 'wrong' && isFast(paceOf(one))).length,
        }
      })
      .sort(byNeed),
    nameless,
    slowRight: refsOf(slowRight),
    fastWrong: refsOf(fastWrong),
    skipped: refsOf(timed.filter(({ question }) => question.outcome === 'unanswered')),
    negative: negativeOf(answered),
    guesses: guessesOf(answered),
  }
}
