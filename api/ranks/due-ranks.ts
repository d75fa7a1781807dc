/** The endpoint's round of rankings, for a scheduler (docs/decisions/077). */
import * as z from 'zod'
import { graceTime } from '../../src/domain/live-test'
import { testKey as keyOf } from '../../src/domain/sitting/test-ref'
import type { StoredDocument } from '../firestore/values'
import type { Log } from '../upstream'
import { progressPath } from './progress'
import { type RankDesk, type RankStep, rankStep } from './rank-step'
import { livePaperPath } from './ranked-test'

const DAY = 24 * 60 * 60_000
/** A live test that nobody has ranked is found for so long after its end; each round reads the cards of all of them. */
const FOUND_FOR_MS = 3 * DAY
/** Live tests, and tests that are due, which one round looks at. */
const AT_ONCE = 100
/** How long a test waits that could not be ranked. */
const RETRY_MS = 60 * 60_000

const dueSchema = z.object({ testKey: z.string().min(1), path: z.string().min(1) })

export interface RankRound {
  /** Keys of tests whose ranks are as they should be. */
  done: string[]
  /** Keys of tests that the next round goes on with. */
  running: string[]
}

/** Notes the live tests whose sheets are final and that nobody has ranked. */
async function noteClosed({ firestore, now }: RankDesk): Promise<void> {
  const time = now().getTime()
  const since = new Date(time - FOUND_FOR_MS)
  const closed = await firestore.queryDue(
    'live_tests',
    'closesAt',
    new Date(time - graceTime),
    AT_ONCE,
    since,
  )
  for (const { id, data } of closed) {
    const testKey = keyOf({ kind: 'live', liveTestId: id })
    const path = progressPath(testKey)
    if (data.isActive === false || (await firestore.get(path))) continue
    const fields = { testKey, path: livePaperPath(id), dueAt: now() }
    // A conflict: another round has noted it meanwhile.
    await firestore.commit([{ set: path, fields, when: { exists: false } }])
  }
}

async function rankOne(
  desk: RankDesk & { log: Log },
  { id, path, data }: StoredDocument,
  until: number,
): Promise<[testKey: string, step: RankStep] | null> {
  try {
    const job = dueSchema.parse(data)
    const step = await rankStep(desk, job, { until })
    if (step.status === 'done') {
      const { result, isWritten, intake } = step
      desk.log(
        `ranks of ${job.testKey}: ${result.count} students, ${isWritten ? 'published' : 'as before'}; ` +
          `${intake.suspects.length} with impossible times, ${intake.unreadable.length} unreadable`,
      )
    }
    return [job.testKey, step]
  } catch (error) {
    desk.log(`${id} could not be ranked: ${error instanceof Error ? error.message : String(error)}`)
    const dueAt = new Date(desk.now().getTime() + RETRY_MS)
    await desk.firestore.commit([{ patch: path, fields: { dueAt } }]).catch((again: unknown) => {
      desk.log(`${id} could not be put off: ${String(again)}`)
    })
    return null
  }
}

/**
 * Ranks the tests that are due until `until` has passed: live tests that are over, rankings that an earlier round began,
 * and in the night the tests of first attempts. A test that cannot be ranked does not stop the others.
 * @param until epoch milliseconds @throws ApiError 503 when what is due cannot be read
 */
export async function rankDue(desk: RankDesk & { log: Log }, until: number): Promise<RankRound> {
  await noteClosed(desk)
  const due = await desk.firestore.queryDue('ranks_progress', 'dueAt', desk.now(), AT_ONCE)
  const round: RankRound = { done: [], running: [] }
  for (const [index, document] of due.entries()) {
    // Each call gets on with one of them, however short it is.
    if (index > 0 && desk.now().getTime() >= until) break
    const [testKey = '', step] = (await rankOne(desk, document, until)) ?? []
    if (step?.status === 'done') round.done.push(testKey)
    else if (step) round.running.push(testKey)
  }
  return round
}
