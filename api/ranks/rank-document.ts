/** The `ranks/{id}` document of a test. */
import { isDeepStrictEqual } from 'node:util'
import { writeExact } from '../../src/domain/fraction'
import { indiaDayOf, writeIndiaDay } from '../../src/domain/india-day'
import { weekOf } from '../../src/domain/live-tests/week-board'
import { writeHistogram } from '../../src/domain/ranking/histogram'
import type { RankingResult } from '../../src/domain/ranking/ranking'
import { testDocumentId } from '../../src/domain/sitting/test-document'
import type { FirestoreClient, Write } from '../firestore/client'
import type { PlainFields } from '../firestore/values'
import type { RankedTest, RankJob } from './ranked-test'

/** Names in the list of toppers. */
const mostToppers = 10

/** What the ranks say, without when they were computed. */
const contentOf = ({ testKey }: RankJob, { live }: RankedTest, result: RankingResult): PlainFields => ({
  testKey,
  kind: live ? 'live' : 'practice',
  count: result.count,
  possible: { ...result.possible },
  histogram: writeHistogram(result.histogram),
  sections: result.sections.map(({ id, histogram }) => ({ id, histogram: writeHistogram(histogram) })),
  questionIds: result.questionIds.join('\n'),
  medianMilliseconds: result.medianMilliseconds.join(','),
  toppers: result.named
    .slice(0, mostToppers)
    .map(({ name, marks, rank }) => ({ name, marks: writeExact(marks), rank })),
  ...(live ? { week: weekOf(live.closesAt) } : {}),
})

/**
 * The write that publishes ranks; null where the stored ones say the same. Without a student there are none. Ranks of a live test are visible from its
 * results on, whenever they are computed. Ranks that changed after a correction of a key name its day.
 * @param readAt when the keys were read
 */
export async function ranksWrite(
  firestore: Pick<FirestoreClient, 'get'>,
  job: RankJob,
  test: RankedTest,
  result: RankingResult,
  readAt: Date,
): Promise<Write | null> {
  const id = testDocumentId(job.testKey)
  const path = `ranks/${id}`
  const [stored, corrections] = await Promise.all([firestore.get(path), firestore.get(`corrections/${id}`)])
  if (result.count === 0) return stored ? { delete: path } : null
  const { computedAt, corrected, visibleFrom, ...before } = stored?.data ?? {}
  const from = test.live ? new Date(test.live.resultsAt) : visibleFrom instanceof Date ? visibleFrom : readAt
  const content = contentOf(job, test, result)
  if (isDeepStrictEqual(before, content) && isDeepStrictEqual(visibleFrom, from)) return null
  const latest = corrections?.data.latestAt
  const isNew = latest instanceof Date && computedAt instanceof Date && latest > computedAt
  const day = isNew ? writeIndiaDay(indiaDayOf(latest.getTime())) : corrected
  return {
    set: path,
    fields: {
      ...content,
      computedAt: readAt,
      visibleFrom: from,
      ...(typeof day === 'string' ? { corrected: day } : {}),
    },
  }
}
