/**
 * `ranks_progress/{id}`: how far a ranking is, whom the operator has left out, and when the endpoint looks at the test
 * again. Only the endpoint and the operator's tool read and write it.
 */
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod'
import { testDocumentId } from '../../src/domain/sitting/test-document'
import type { FirestoreClient, Precondition, Write } from '../firestore/client'
import type { IntakeState } from './intake'
import type { RankedTest, RankJob } from './ranked-test'

export const progressPath = (testKey: string): string => `ranks_progress/${testDocumentId(testKey)}`

/** The sheets that are counted, and the path of the last of them. */
interface Counted {
  readonly after: string
  readonly intake: IntakeState
}

export interface Progress {
  readonly leaveOut: readonly string[]
  /** What has been counted of the same paper; null to start from zero. */
  readonly counted: Counted | null
  /** That nobody else has written meanwhile. */
  readonly unchanged: Precondition
}

const storedSchema = z.object({
  leaveOut: z.string().default(''),
  print: z.string().default(''),
  begunAt: z.date().optional(),
  state: z.string().default(''),
})

/** A ranking that started longer ago than this starts again: there are new attempts. */
const longestPause = 6 * 60 * 60_000

/** Changes with the keys and with whom the operator leaves out. */
export const printOf = (test: RankedTest, leaveOut: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([test, leaveOut]))
    .digest('base64')

// This file wrote it, and nobody else can.
const openState = (text: string): Counted => JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString())
const closeState = (counted: Counted): string => gzipSync(JSON.stringify(counted)).toString('base64')

/** @param leaveOut whom the operator leaves out from now on; absent: those of the last time */
export async function readProgress(
  firestore: FirestoreClient,
  { testKey }: RankJob,
  test: RankedTest,
  now: Date,
  leaveOut?: readonly string[],
): Promise<Progress & { begunAt: Date }> {
  const stored = await firestore.get(progressPath(testKey))
  const { print, begunAt, state, ...before } = storedSchema.parse(stored?.data ?? {})
  const left = leaveOut ?? before.leaveOut.split('\n').filter(Boolean)
  const goesOn =
    state !== '' &&
    begunAt !== undefined &&
    print === printOf(test, left) &&
    now.getTime() - begunAt.getTime() < longestPause
  return {
    leaveOut: left,
    counted: goesOn ? openState(state) : null,
    begunAt: goesOn ? begunAt : now,
    unchanged: stored ? { updateTime: stored.updateTime } : { exists: false },
  }
}

/** The write of a progress. @param dueAt when the endpoint looks at the test again; null: never */
export function progressWrite(
  { testKey, path }: RankJob,
  progress: Progress & { begunAt: Date },
  { print, counted, dueAt }: { print: string; counted: Counted | null; dueAt: Date | null },
): Write {
  return {
    set: progressPath(testKey),
    fields: {
      testKey,
      path,
      leaveOut: progress.leaveOut.join('\n'),
      print,
      begunAt: progress.begunAt,
      state: counted ? closeState(counted) : '',
      dueAt,
    },
    when: progress.unchanged,
  }
}
