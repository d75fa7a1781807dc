/** The test that is ranked, as its documents say. */
import * as z from 'zod'
import { defaultMinutes } from '../../src/config/limits'
import { graceTime } from '../../src/domain/live-test'
import { makePaper, type Paper } from '../../src/domain/paper'
import { parseQuestions, testQuestionDefaults } from '../../src/domain/question/question'
import { anything, optionalAmount } from '../../src/domain/stored-fields'
import { layoutFields } from '../../src/domain/test-layout'
import type { FirestoreClient } from '../firestore/client'

/** What a ranking is about. */
export interface RankJob {
  /** Names the test in attempts: `live/all-india-1`, `mock/free-1`. */
  readonly testKey: string
  /** The document that holds its questions: `live_tests/{id}/private/paper`, `mock_tests/{id}`. */
  readonly path: string
}

export const livePaperPath = (id: string): string => `live_tests/${id}/private/paper`

/** The id of a live test; null for another test. */
export function liveIdOf({ testKey, path }: RankJob): string | null {
  return testKey.startsWith('live/') ? (path.split('/')[1] ?? null) : null
}

/** When a live test may be ranked, and from when everybody may see its ranks. Epoch milliseconds. */
interface LiveTimes {
  readonly closesAt: number
  readonly resultsAt: number
  /** No sheet changes any more. */
  readonly finalAt: number
}

export interface RankedTest {
  /** In its stored order, with its keys as they are corrected now. */
  readonly paper: Paper
  /** Null for a test of first attempts. */
  readonly live: LiveTimes | null
}

/** A test that cannot be ranked, now or at all: the sentence is for the operator. */
export class NotRanked extends Error {}

const cardSchema = z.object({ closesAt: z.date(), resultsAt: z.date(), duration: optionalAmount })
const paperSchema = z.object({
  duration: optionalAmount,
  timeInMinutes: optionalAmount,
  questions: anything,
  ...layoutFields,
})

/** @throws NotRanked when its documents are missing or cannot be used, ApiError 503 when they cannot be read */
export async function readRankedTest(firestore: FirestoreClient, job: RankJob): Promise<RankedTest> {
  const { path } = job
  const liveId = liveIdOf(job)
  const cardPath = `live_tests/${liveId}`
  const [stored, storedCard] = await Promise.all([
    firestore.get(path),
    liveId === null ? undefined : firestore.get(cardPath),
  ])
  const card = liveId === null ? null : cardSchema.safeParse(storedCard?.data)
  if (card && !card.success) throw new NotRanked(`${cardPath} has no closesAt or no resultsAt.`)
  const raw = paperSchema.parse(stored?.data ?? {})
  const questions = parseQuestions(raw.questions, path, testQuestionDefaults)
  if (questions.length === 0) throw new NotRanked(`${path} has no questions.`)
  // Of a paid mock test the card knows the length, and no sheet is judged by it here.
  const unknown = card ? (card.data.duration ?? defaultMinutes.data) : 0
  const minutes = raw.duration ?? raw.timeInMinutes ?? unknown
  const closesAt = card?.data.closesAt.getTime() ?? 0
  return {
    paper: makePaper({ title: '', minutes, questions, layout: raw }),
    live: card && {
      closesAt,
      resultsAt: card.data.resultsAt.getTime(),
      finalAt: closesAt + graceTime,
    },
  }
}
