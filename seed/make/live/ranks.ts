/** The ranks of the finished live test, as `content rank` writes them. */
import { ranksWrite } from '../../../api/ranks/rank-document'
import { readSheet } from '../../../api/ranks/stored-sheet'
import { liveAttemptId } from '../../../src/domain/live-test'
import { createRanking } from '../../../src/domain/ranking/ranking'
import { testDocumentId } from '../../../src/domain/sitting/test-document'
import { testKey } from '../../../src/domain/sitting/test-ref'
import { finished, paperOf } from './tests'

/** A database without ranks and corrections. */
const empty = { get: () => Promise.resolve(undefined) }

/** @param sheets of the finished live test, by their students */
export async function seedRanks(
  sheets: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<Record<string, Record<string, unknown>>> {
  const { id } = finished.source
  const paper = paperOf(finished)
  const ranking = createRanking(paper)
  for (const [uid, { questionIds, options, milliseconds, shownAs }] of Object.entries(sheets)) {
    const stored = readSheet(uid, liveAttemptId(id, uid), { questionIds, options, milliseconds, shownAs })
    if (!stored) throw new Error(`the sheet of ${uid} cannot be ranked`)
    ranking.add(stored.sheet)
  }
  const key = testKey({ kind: 'live', liveTestId: id })
  const now = new Date(0)
  const live = { closesAt: 0, resultsAt: 0, finalAt: 0 }
  const job = { testKey: key, path: `live_tests/${id}/private/paper` }
  const write = await ranksWrite(empty, job, { paper, live }, ranking.result(), now)
  if (!write || !('set' in write)) throw new Error('nobody is ranked')
  const { resultsAt } = finished.hours
  return {
    [testDocumentId(key)]: {
      ...write.fields,
      week: { $daysFromNow: finished.hours.closesAt.$daysFromNow, as: 'week' },
      computedAt: resultsAt,
      visibleFrom: resultsAt,
    },
  }
}
