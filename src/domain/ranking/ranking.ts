import * as z from 'zod/mini'
import { type Fraction, readExact, writeExact } from '../fraction'
import type { Paper, PaperQuestion } from '../paper'
import { scoreAnswers } from '../question/scoring'
import { movingOf, shuffleOptions } from '../question/shuffle'
import { compareFractions, countIn, type Histogram, histogramOf, rankIn } from './histogram'
import { type Standing, standingOf } from './standing'
import {
  countTime,
  medianTime,
  newTimeCounts,
  readTimeCounts,
  type TimeCounts,
  writeTimeCounts,
} from './times'

/** What a ranking takes from one student's answers. */
export interface RankedSheet {
  /** The name of the attempt, by which its paper was shuffled. */
  readonly attemptId: string
  /** The questions in the student's order, with an answer and a time for each. */
  readonly questionIds: readonly string[]
  /** Answers (`domain/question/answer.ts`) as the student saw the options; null for none. */
  readonly options: ReadonlyArray<number | null>
  readonly milliseconds: readonly number[]
  /** The name for the list of toppers; absent for a student who did not agree to be named. */
  readonly shownAs?: string | undefined
}

interface Topper {
  readonly name: string
  readonly marks: Fraction
}

/** What everybody may know of the sheets of a test. */
export interface RankingResult {
  /** Students who are ranked. */
  readonly count: number
  /** What the paper gives if everything is right. */
  readonly possible: Fraction
  readonly histogram: Histogram
  readonly sections: ReadonlyArray<{ readonly id: string; readonly histogram: Histogram }>
  readonly questionIds: readonly string[]
  /** The median time of each question, in their stored order: of the students who saw it; 0 when nobody did. */
  readonly medianMilliseconds: readonly number[]
  readonly toppers: ReadonlyArray<Topper & { readonly rank: number }>
}

/** Names in the list of toppers, at most. */
const mostToppers = 10

const savedSchema = z.object({
  marks: z.record(z.string(), z.number()),
  sections: z.record(z.string(), z.record(z.string(), z.number())),
  times: z.array(z.string()),
  toppers: z.array(z.object({ name: z.string(), marks: z.string() })),
})

const countOne = (counts: Map<string, number>, marks: Fraction) => {
  const text = writeExact(marks)
  counts.set(text, (counts.get(text) ?? 0) + 1)
}

/**
 * Scores sheets by the paper's keys, in the paper's order. A question that a sheet names twice counts once, by its first
 * answer.
 */
function createScoring(paper: Paper) {
  // Of a shuffled paper only the order of the options counts here.
  const moving = paper.shuffle?.options ? paper.questions.map(movingOf) : []
  return ({ attemptId, questionIds, options }: RankedSheet) => {
    const places = new Map<string, number>()
    for (const [place, id] of questionIds.entries()) if (!places.has(id)) places.set(id, place)
    const answers = new Map<number, number>()
    const asSeen = paper.questions.map((question, index) => {
      const place = places.get(question.id)
      const option = place === undefined ? null : (options[place] ?? null)
      if (option === null) return question
      answers.set(index, option)
      return shuffleOptions(question, attemptId, moving[index] ?? null)
    })
    return scoreAnswers<PaperQuestion>(asSeen, answers).outcomes
  }
}

/**
 * Ranks the sheets of a test one by one. It holds counts and never the sheets themselves: its memory does not grow with
 * the number of students.
 * @param paper the whole test with its keys as they are corrected now, in its stored order
 * @param saved what `save` of an earlier ranking of the same paper returned, to go on from there
 */
export function createRanking(paper: Paper, saved?: string) {
  const before = saved === undefined ? null : savedSchema.parse(JSON.parse(saved))
  const marks = new Map(Object.entries(before?.marks ?? {}))
  const sections = new Map(
    paper.sections.map(({ id }) => [id, new Map(Object.entries(before?.sections[id] ?? {}))]),
  )
  const questionIds = paper.questions.map(({ id }) => id)
  const outcomesOf = createScoring(paper)
  const times = new Map<string, TimeCounts>(
    questionIds.map((id, index) => {
      const text = before?.times[index]
      return [id, text === undefined ? newTimeCounts() : readTimeCounts(text)]
    }),
  )
  let toppers: readonly Topper[] = (before?.toppers ?? []).flatMap(({ name, marks: text }) => {
    const read = readExact(text)
    return read ? [{ name, marks: read }] : []
  })

  /** Equal marks are sorted by name, so that the list does not depend on the order of the sheets. */
  function addTopper(topper: Topper): void {
    const worst = toppers.at(-1)
    if (worst && toppers.length === mostToppers && compareFractions(topper.marks, worst.marks) < 0) return
    toppers = [...toppers, topper]
      .sort((a, b) => compareFractions(b.marks, a.marks) || (a.name < b.name ? -1 : Number(a.name > b.name)))
      .slice(0, mostToppers)
  }

  return {
    /** Counts one student's sheet. @returns what it came to */
    add(sheet: RankedSheet): Standing {
      const standing = standingOf(paper, outcomesOf(sheet))
      countOne(marks, standing.scored)
      for (const [id, scored] of standing.sections) {
        const counts = sections.get(id)
        if (counts) countOne(counts, scored)
      }
      const timed = new Set<string>()
      for (const [place, id] of sheet.questionIds.entries()) {
        const counts = timed.has(id) ? undefined : times.get(id)
        timed.add(id)
        if (counts) countTime(counts, sheet.milliseconds[place] ?? 0)
      }
      if (sheet.shownAs) addTopper({ name: sheet.shownAs, marks: standing.scored })
      return standing
    },

    /** What the sheets so far come to. */
    result(): RankingResult {
      const histogram = histogramOf(marks)
      const { possible } = standingOf(paper, scoreAnswers<PaperQuestion>(paper.questions, new Map()).outcomes)
      return {
        count: countIn(histogram),
        possible,
        histogram,
        sections: [...sections].map(([id, counts]) => ({ id, histogram: histogramOf(counts) })),
        questionIds,
        medianMilliseconds: questionIds.map((id) => medianTime(times.get(id) ?? newTimeCounts())),
        toppers: toppers.map((topper) => ({ ...topper, rank: rankIn(histogram, topper.marks).rank })),
      }
    },

    /** The counts so far as text, from which another process can go on. */
    save(): string {
      const state: z.infer<typeof savedSchema> = {
        marks: Object.fromEntries(marks),
        sections: Object.fromEntries([...sections].map(([id, counts]) => [id, Object.fromEntries(counts)])),
        times: questionIds.map((id) => writeTimeCounts(times.get(id) ?? newTimeCounts())),
        toppers: toppers.map(({ name, marks: scored }) => ({ name, marks: writeExact(scored) })),
      }
      return JSON.stringify(state)
    },
  }
}
