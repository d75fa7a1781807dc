import type { Paper, PaperQuestion } from '../paper'
import { isRight, namedAnswers } from '../question/answer'
import { type MarkedResult, marksOf } from '../question/marking'
import { type QuestionOutcome, scoreAnswers } from '../question/scoring'

/** What one student answered. */
export interface AnswerRow {
  /** The answer to each question (`question/answer.ts`), by the question's place in the paper; without those left open. */
  readonly answers: ReadonlyMap<number, number>
  /** How long each question was on the screen; 0 for one that never was. */
  readonly milliseconds: readonly number[]
  /** Of the whole test; correct answers where the test has no marks. */
  readonly marks: number
}

/** How often an answer was given. */
interface AnswerCount {
  /** For one option its zero-based place. */
  readonly answer: number
  readonly count: number
  /** Of these, by students of the top group. */
  readonly top: number
  readonly isRight: boolean
}

/** Why the key of a question may be wrong. */
type Suspicion = 'negative-discrimination' | 'top-group-chose-another'

/** The figures of one question. */
export interface Item {
  /** Its zero-based place in the paper. */
  readonly place: number
  /** Correct answers as a share of all students, from 0 to 1; null without students, or where the key asks for no answer. */
  readonly facility: number | null
  /**
   * Whether students who do well in the rest of the test get it right: the point-biserial correlation, from -1 to 1, of a
   * correct answer with the marks of all other questions. Null where all are right, none is, or all others have equal marks.
   */
  readonly discrimination: number | null
  /** The most frequent first. */
  readonly answers: readonly AnswerCount[]
  /** Answers beyond the `mostAnswers` different ones that are counted. */
  readonly otherAnswers: number
  /** Students without an answer. */
  readonly skipped: number
  /** Half of the students to whom it was shown took at most so long, in whole seconds; null where nobody saw it. */
  readonly medianSeconds: number | null
  readonly suspicions: readonly Suspicion[]
}

export interface ItemAnalysis {
  readonly students: number
  readonly topStudents: number
  /** Suspects of a wrong key first, the lowest discrimination first; then the others in the order of the paper. */
  readonly items: readonly Item[]
}

/** Different answers that are counted for each question: typed numbers have no end. */
export const mostAnswers = 64

/** Times are counted by the second; longer ones count as this. */
export const longestSeconds = 1800

/** Marks are counted in steps of a hundredth of what the test gives at most. */
export const markSteps = 100

/** The share of all students, from the best one down, that is the top group (Kelley, 1939). */
export const topShare = 0.27

/** In a test without marks each correct answer is one mark. */
function ownMarks(result: MarkedResult): number {
  const marks = marksOf(result)
  if (!marks) return result.outcome === 'correct' ? 1 : 0
  return marks.numerator / marks.denominator
}

/** The lowest median of what a histogram counts; null when it is empty. */
function medianOf(counts: Uint32Array): number | null {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2
  if (half === 0) return null
  let seen = 0
  return counts.findIndex((count) => {
    seen += count
    return seen >= half
  })
}

/** Counts that a question collects, row by row. */
function countsOf(question: PaperQuestion) {
  const { correctAnswer: key } = question
  /** Of each different answer and, apart, of all correct ones: how many students of each step of marks gave it. */
  const given = new Map<number, Uint32Array>()
  const right = new Uint32Array(markSteps + 1)
  const times = new Uint32Array(longestSeconds + 1)
  let [students, skipped, otherAnswers] = [0, 0, 0]
  // Sums for the correlation, of the marks of all other questions.
  let [rightOnes, sum, sumOfSquares, sumOfRight] = [0, 0, 0, 0]

  return {
    /** @param others the student's marks of all other questions @param step of all marks */
    add({ chosen, outcome }: QuestionOutcome, milliseconds: number, others: number, step: number) {
      students += 1
      sum += others
      sumOfSquares += others * others
      if (outcome === 'correct') {
        rightOnes += 1
        sumOfRight += others
        right[step] = (right[step] ?? 0) + 1
      }
      if (milliseconds > 0) {
        const second = Math.min(longestSeconds, Math.floor(milliseconds / 1000))
        times[second] = (times[second] ?? 0) + 1
      }
      if (chosen === null) {
        skipped += 1
        return
      }
      const known = given.get(chosen)
      if (!known && given.size === mostAnswers) {
        otherAnswers += 1
        return
      }
      const steps = known ?? new Uint32Array(markSteps + 1)
      steps[step] = (steps[step] ?? 0) + 1
      if (!known) given.set(chosen, steps)
    },

    /** @param topStep the lowest step of marks that is in the top group */
    item(place: number, topStep: number): Item {
      const topOf = (steps: Uint32Array) => steps.subarray(topStep).reduce((all, one) => all + one, 0)
      const answers = [...given]
        .map(([answer, steps]) => ({
          answer,
          count: steps.reduce((all, one) => all + one, 0),
          top: topOf(steps),
          isRight: isRight(key, answer),
        }))
        .sort((a, b) => b.count - a.count || a.answer - b.answer)
      const asks = namedAnswers(key).length > 0 || (typeof key === 'object' && 'from' in key)
      const discrimination = asks ? correlation() : null
      const topRight = topOf(right)
      const suspicions: Suspicion[] = []
      if (discrimination !== null && discrimination < 0) suspicions.push('negative-discrimination')
      if (asks && answers.some((one) => !one.isRight && one.top > topRight))
        suspicions.push('top-group-chose-another')
      return {
        place,
        facility: asks && students > 0 ? rightOnes / students : null,
        discrimination,
        answers,
        otherAnswers,
        skipped,
        medianSeconds: medianOf(times),
        suspicions,
      }
    },
  }

  function correlation(): number | null {
    const wrongOnes = students - rightOnes
    const mean = sum / students
    const variance = sumOfSquares / students - mean * mean
    // Rounding leaves a little of what would be 0.
    if (rightOnes === 0 || wrongOnes === 0 || variance <= 1e-9 * (1 + mean * mean)) return null
    const difference = sumOfRight / rightOnes - (sum - sumOfRight) / wrongOnes
    const found =
      (difference / Math.sqrt(variance)) * Math.sqrt((rightOnes / students) * (wrongOnes / students))
    return Math.round(found * 1e9) / 1e9
  }
}

/**
 * Analyses the questions of a test from what students answered, in one pass over them. Memory depends on the paper alone,
 * whatever the number of students.
 *
 * Discrimination is the point-biserial correlation and not the difference of the upper and lower 27 %: it uses every
 * student, and needs sums only, no sorted list of marks. The question's own marks are taken off, because they would make
 * every question of a short test look good. The top group is the best 27 %, in whole steps of marks (`markSteps`).
 * @param paper with the keys that count by now
 */
export function createItemAnalysis({ questions }: Pick<Paper, 'questions'>) {
  const counts = questions.map(countsOf)
  const most = questions
    .filter(({ correctAnswer }) => correctAnswer !== 'dropped')
    .reduce((sum, { scheme }) => sum + ownMarks({ marking: scheme, outcome: 'correct' }), 0)
  const students = new Uint32Array(markSteps + 1)
  const stepOf = (marks: number) =>
    most > 0 ? Math.max(0, Math.min(markSteps, Math.floor((marks / most) * markSteps))) : 0

  return {
    /** Counts one student. */
    add({ answers, milliseconds, marks }: AnswerRow): void {
      const step = stepOf(marks)
      students[step] = (students[step] ?? 0) + 1
      for (const [place, outcome] of scoreAnswers(questions, answers).outcomes.entries()) {
        const others = marks - ownMarks({ ...outcome, marking: outcome.question.scheme })
        counts[place]?.add(outcome, milliseconds[place] ?? 0, others, step)
      }
    },

    result(): ItemAnalysis {
      const all = students.reduce((sum, count) => sum + count, 0)
      let [topStep, topStudents] = [markSteps + 1, 0]
      while (topStep > 0 && topStudents < all * topShare) {
        topStep -= 1
        topStudents += students[topStep] ?? 0
      }
      const items = counts.map((count, place) => count.item(place, topStep))
      const suspects = items
        .filter(({ suspicions }) => suspicions.length > 0)
        .sort((a, b) => (a.discrimination ?? 0) - (b.discrimination ?? 0))
      return {
        students: all,
        topStudents,
        items: [...suspects, ...items.filter(({ suspicions }) => suspicions.length === 0)],
      }
    },
  }
}
