import * as z from 'zod/mini'
import { type Fraction, readExact, writeExact } from '../fraction'
import type { Paper, PaperQuestion } from '../paper'
import { scoreAnswers } from '../question/scoring'
import { movingOf, shuffleOptions } from '../question/shuffle'
import { compareFractions, countIn, type Histogram, histogramOf, type Place, rankIn } from './histogram'
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
  /** Absent for a student who did not agree to be named. */
  readonly named?: { readonly uid: string; readonly name: string } | undefined
}

interface Named {
  readonly uid: string
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
  /** The best of those who agreed to be named, 5,000 at most, the best first. */
  readonly named: ReadonlyArray<Named & Pick<Place, 'rank' | 'percentile'>>
}

/** Names that a ranking holds. More of them could only change places on a week's board that nobody reaches from there. */
const mostNamed = 5000

const savedSchema = z.object({
  marks: z.record(z.string(), z.number()),
  sections: z.record(z.string(), z.record(z.string(), z.number())),
  times: z.array(z.string()),
  named: z.array(z.object({ uid: z.string(), name: z.string(), marks: z.string() })),
})

const countOne = (counts: Map<string, number>, marks: Fraction) => {
  const text = writeExact(marks)
  counts.set(text, (counts.get(text) ?? 0) + 1)
}

/** The best first. Equal marks go by name and uid, so that the list does not depend on the order of the sheets. */
function compareNamed(a: Named, b: Named): number {
  const marks = compareFractions(b.marks, a.marks)
  if (marks !== 0) return marks
  const [one, other] = [`${a.name}\n${a.uid}`, `${b.name}\n${b.uid}`]
  return one < other ? -1 : Number(one > other)
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
  const named: Named[] = (before?.named ?? []).flatMap(({ marks: text, ...who }) => {
    const read = readExact(text)
    return read ? [{ ...who, marks: read }] : []
  })

  function sortNamed(): void {
    named.sort(compareNamed)
    named.length = Math.min(named.length, mostNamed)
  }

  function addNamed(one: Named): void {
    named.push(one)
    if (named.length >= 2 * mostNamed) sortNamed()
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
      if (sheet.named) addNamed({ ...sheet.named, marks: standing.scored })
      return standing
    },

    /** What the sheets so far come to. */
    result(): RankingResult {
      sortNamed()
      const histogram = histogramOf(marks)
      const { possible } = standingOf(paper, scoreAnswers<PaperQuestion>(paper.questions, new Map()).outcomes)
      return {
        count: countIn(histogram),
        possible,
        histogram,
        sections: [...sections].map(([id, counts]) => ({ id, histogram: histogramOf(counts) })),
        questionIds,
        medianMilliseconds: questionIds.map((id) => medianTime(times.get(id) ?? newTimeCounts())),
        named: named.map((one) => {
          const { rank, percentile } = rankIn(histogram, one.marks)
          return { ...one, rank, percentile }
        }),
      }
    },

    /** The counts so far as text, from which another process can go on. */
    save(): string {
      sortNamed()
      const state: z.infer<typeof savedSchema> = {
        marks: Object.fromEntries(marks),
        sections: Object.fromEntries([...sections].map(([id, counts]) => [id, Object.fromEntries(counts)])),
        times: questionIds.map((id) => writeTimeCounts(times.get(id) ?? newTimeCounts())),
        named: named.map(({ marks: scored, ...who }) => ({ ...who, marks: writeExact(scored) })),
      }
      return JSON.stringify(state)
    },
  }
}
