import { addFractions, type Fraction, fraction } from '../fraction'
import { type AnswerOutcome, type Marking, marksOf } from '../question/marking'
import { isFast, median, shareOfTime } from './pace'

/** What advice needs to know of one question of a result. */
export interface AdvisedQuestion {
  readonly outcome: AnswerOutcome
  /** How long it was on the screen. */
  readonly seconds: number
  /** It was on the screen or has an answer. */
  readonly shown: boolean
  /** Null without marks. */
  readonly scheme: Marking | null
  readonly topic: string | null
  /** Its marks were given to everybody. */
  readonly free?: boolean
}

/** One thing to do after a test, with the questions that it is about. */
export type Advice<Question> =
  /** The wrong answers; those that are partly right, where none is wrong. */
  | { readonly kind: 'mistakes'; readonly questions: readonly Question[] }
  /** Wrong within half the time that there was. `lost`: marks that were taken away, below zero; null where none were. */
  | { readonly kind: 'quick'; readonly questions: readonly Question[]; readonly lost: Fraction | null }
  /**
   * `secondsEach`: whole seconds that the test gives for a question; null without a limit, and where the time of those that
   * were left was left too: they were not missed for want of it.
   */
  | { readonly kind: 'open'; readonly questions: readonly Question[]; readonly secondsEach: number | null }
  | { readonly kind: 'topic'; readonly topic: string; readonly right: number; readonly asked: number }
  /** All is well. */
  | { readonly kind: 'next' }

/** Lines of advice; more are not read. */
const most = 3
/** Quick wrong answers below which they are chance. */
const fewestQuick = 2
/** Questions of a topic below which its result says little. */
const fewestOfTopic = 3
/** Share of right answers below which a topic is worth a practice, and from which on a test went well. */
const good = 0.7
const well = 0.8

const isRight = ({ outcome }: AdvisedQuestion) => outcome === 'correct'

/** Marks that a right answer would have given more than this one; 1 without marks. For comparing only. */
function stakeOf({ outcome, scheme }: AdvisedQuestion): number {
  if (outcome === 'correct') return 0
  const got = marksOf({ marking: scheme, outcome })
  if (!scheme || !got) return 1
  return scheme.correct.numerator / scheme.correct.denominator - got.numerator / got.denominator
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const stakeIn = (questions: readonly AdvisedQuestion[]) => sum(questions.map(stakeOf))

function lostIn(questions: readonly AdvisedQuestion[]): Fraction | null {
  const lost = questions.reduce((total, { scheme, outcome }) => {
    const marks = marksOf({ marking: scheme, outcome })
    return marks && marks.numerator < 0 ? addFractions(total, marks) : total
  }, fraction(0))
  return lost.numerator < 0 ? lost : null
}

/**
 * The topic at which most marks are to be had, by the questions that were shown: the others say nothing of the student.
 * Null where no topic stands out from the rest of the test.
 */
function topicIn<Question extends AdvisedQuestion>(questions: readonly Question[]) {
  const topics = new Map<string, Question[]>()
  for (const question of questions) {
    if (question.topic === null || !question.shown) continue
    const own = topics.get(question.topic)
    if (own) own.push(question)
    else topics.set(question.topic, [question])
  }
  if (topics.size < 2) return null
  const [weakest] = [...topics]
    .map(([topic, own]) => ({ topic, own, right: own.filter(isRight).length, asked: own.length }))
    .filter(({ right, asked }) => asked >= fewestOfTopic && right / asked < good)
    .sort(
      (a, b) => a.right / a.asked - b.right / b.asked || b.asked - a.asked || (a.topic < b.topic ? -1 : 1),
    )
  return weakest ?? null
}

/**
 * What to do after a test or quiz: at most three things, the one first by which most marks are to be had.
 * @param questions of the result, in their order
 * @param given the time that the test gave, in milliseconds; null without a limit
 */
export function adviceOf<Question extends AdvisedQuestion>(
  questions: readonly Question[],
  given: number | null,
): ReadonlyArray<Advice<Question>> {
  const told = questions.filter(({ outcome, free }) => outcome !== 'dropped' && !free)
  const having = (outcome: AnswerOutcome) => told.filter((question) => question.outcome === outcome)
  const wrong = having('wrong')
  // A review shows the two apart.
  const mistakes = wrong.length > 0 ? wrong : having('partial')
  const open = having('unanswered')
  const secondsEach = shareOfTime(given, questions.length)
  const answered = told.filter(({ outcome }) => outcome !== 'unanswered')
  const target = secondsEach ?? median(answered.map(({ seconds }) => seconds)) ?? 0
  const quick = wrong.filter(({ seconds }) => isFast({ seconds, target }))
  const topic = topicIn(told)

  const found: Array<{ stake: number; advice: Advice<Question> }> = []
  if (mistakes.length > 0)
    found.push({ stake: stakeIn(mistakes), advice: { kind: 'mistakes', questions: mistakes } })
  if (topic) {
    const { own, ...rest } = topic
    found.push({ stake: stakeIn(own), advice: { kind: 'topic', ...rest } })
  }
  if (open.length > 0) {
    const left = (given ?? 0) / 1000 - sum(questions.map(({ seconds }) => seconds))
    const isForTime = secondsEach !== null && left < secondsEach * open.length
    const aim = isForTime ? Math.floor(secondsEach) : null
    found.push({ stake: stakeIn(open), advice: { kind: 'open', questions: open, secondsEach: aim } })
  }
  if (quick.length >= fewestQuick)
    found.push({ stake: stakeIn(quick), advice: { kind: 'quick', questions: quick, lost: lostIn(quick) } })
  const lines = found
    .sort((a, b) => b.stake - a.stake)
    .slice(0, most)
    .map(({ advice }) => advice)
  const isWell = told.length > 0 && told.filter(isRight).length / told.length >= well
  return isWell && lines.length < most ? [...lines, { kind: 'next' }] : lines
}
