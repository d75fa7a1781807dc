/** Ranks the students of a test, in steps: shared by the endpoint and the operator's tool (docs/decisions/077). */

import { indiaDayOf, startOfIndiaDay, writeIndiaTime } from '../../src/domain/india-day'
import type { RankingResult } from '../../src/domain/ranking/ranking'
import type { FirestoreClient, PageQuery } from '../firestore/client'
import type { StoredDocument } from '../firestore/values'
import { type Choices, createIntake, type Intake } from './intake'
import { printOf, progressWrite, readProgress } from './progress'
import { ranksWrite } from './rank-document'
import { liveIdOf, NotRanked, type RankJob, readRankedTest } from './ranked-test'
import { sheetFields } from './stored-sheet'
import { weekBoardWrites } from './week-board'

export interface RankDesk {
  firestore: FirestoreClient
  now: () => Date
}

/** `running`: the next step goes on. `busy`: another call ranks the same test. */
export type RankStep =
  | { status: 'running' | 'busy'; intake: Intake }
  | { status: 'done'; intake: Intake; result: RankingResult; isWritten: boolean; choices: Choices }

/** Sheets of one page: of 500 questions each they are less than Firestore's ten megabytes. */
const pageSize = 300

/** Tries to publish, because another live test of the week may be published at the same moment. */
const tries = 4

/** Where the sheets of a test are, page by page in the order of their paths. */
export function sheetsOf(job: RankJob, after: string | undefined): PageQuery {
  const liveId = liveIdOf(job)
  const place =
    liveId === null
      ? { collection: 'attempts', isGroup: true, where: { testKey: job.testKey } }
      : { collection: `live_tests/${liveId}/sheets` }
  return { ...place, fields: sheetFields, limit: pageSize, after }
}

/** Half past two in the next night in India: few students read then. */
const nextNight = (now: Date) => new Date(startOfIndiaDay(indiaDayOf(now.getTime()) + 1) + 2.5 * 60 * 60_000)

/**
 * Counts sheets until all are counted or `until` has passed, and then publishes the ranks or stores how far it is. It
 * holds one page of sheets, and reads the next one while it counts.
 * @param until epoch milliseconds; one page is read in any case
 * @param decided what the operator decides about students; absent: as the last time
 * @throws NotRanked before the sheets of a live test are final, and when its documents cannot be used; ApiError 503
 */
export async function rankStep(
  { firestore, now }: RankDesk,
  job: RankJob,
  { until, decided }: { until: number; decided?: Partial<Choices> },
): Promise<RankStep> {
  const readAt = now()
  const test = await readRankedTest(firestore, job)
  if (test.live && readAt.getTime() < test.live.finalAt)
    throw new NotRanked(
      `The last sheets of ${job.testKey} may come until ${writeIndiaTime(test.live.finalAt)}.`,
    )
  const progress = await readProgress(firestore, job, test, readAt, decided)
  const { counted, choices } = progress
  const intake = createIntake(job, test, choices, counted?.intake ?? null)
  const print = printOf(test, choices)
  const pageAfter = (after: string | undefined) => firestore.page(sheetsOf(job, after))

  let pending: Promise<StoredDocument[]> | null = pageAfter(counted?.after)
  while (pending) {
    const page: StoredDocument[] = await pending
    const last = page.at(-1)
    const isTime = now().getTime() >= until
    pending = last && page.length === pageSize && !isTime ? pageAfter(last.path) : null
    for (const document of page) intake.take(document)
    if (last && page.length === pageSize && isTime) {
      const state = { after: last.path, intake: intake.save() }
      const write = progressWrite(job, progress, { print, counted: state, dueAt: readAt })
      const isBusy = (await firestore.commit([write])) === 'conflict'
      return { status: isBusy ? 'busy' : 'running', intake: intake.counts }
    }
  }

  const result = intake.result()
  const ranks = await ranksWrite(firestore, job, test, result, progress.begunAt)
  const dueAt = test.live ? null : nextNight(now())
  const done = progressWrite(job, progress, { print, counted: null, dueAt })
  for (let left = tries; ; left -= 1) {
    const board = test.live
      ? await weekBoardWrites(firestore, job, test.live, { ...result, unnamed: choices.unnamed }, now())
      : []
    const isBusy = (await firestore.commit([...(ranks ? [ranks] : []), ...board, done])) === 'conflict'
    if (!isBusy) break
    if (board.length === 0 || left === 1) return { status: 'busy', intake: intake.counts }
  }
  return { status: 'done', intake: intake.counts, result, isWritten: ranks !== null, choices }
}
