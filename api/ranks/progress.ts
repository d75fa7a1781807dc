/**
 * `ranks_progress/{id}`: how far a ranking is, whom the operator has left out, and when the endpoint looks at the test
 * again. Only the endpoint and the operator's tool read and write it.
 */
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod'
import { testDocumentId } from '../../src/domain/sitting/test-document'
import type { FirestoreClient, Precondition, Write } from '../firestore/client'
import type { Choices, IntakeState } from './intake'
import type { RankedTest, RankJob } from './ranked-test'

export const progressPath = (testKey: string): string => `ranks_progress/${testDocumentId(testKey)}`

/** The sheets that are counted, and the path of the last of them. */
interface Counted {
  readonly after: string
  readonly intake: IntakeState
}

export interface Progress {
  readonly choices: Choices
  /** What has been counted of the same paper; null to start from zero. */
  readonly counted: Counted | null
  /** That nobody else has written meanwhile. */
  readonly unchanged: Precondition
}

const storedSchema = z.object({
  leaveOut: z.string().default(''),
  unnamed: z.string().default(''),
  print: z.string().default(''),
  begunAt: z.date().optional(),
  state: z.string().default(''),
})

/** A ranking that started longer ago than this starts again: there are new attempts. */
const longestPause = 6 * 60 * 60_000

/** Changes with the keys and with what the operator decides. */
export const printOf = (test: RankedTest, { leaveOut, unnamed }: Choices): string =>
  createHash('sha256')
    .update(JSON.stringify([test, leaveOut, unnamed]))
    .digest('base64')

// This file wrote it, and nobody else can.
const openState = (text: string): Counted => JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString())
const closeState = (counted: Counted): string => gzipSync(JSON.stringify(counted)).toString('base64')

const lines = (text: string) => text.split('\n').filter(Boolean)

/** @param decided what the operator decides from now on; absent: as the last time */
export async function readProgress(
  firestore: FirestoreClient,
  { testKey }: RankJob,
  test: RankedTest,
  now: Date,
  decided: Partial<Choices> = {},
): Promise<Progress & { begunAt: Date }> {
  const stored = await firestore.get(progressPath(testKey))
  const { print, begunAt, state, ...before } = storedSchema.parse(stored?.data ?? {})
  const choices: Choices = {
    leaveOut: decided.leaveOut ?? lines(before.leaveOut),
    unnamed: decided.unnamed ?? lines(before.unnamed),
  }
  const goesOn =
    state !== '' &&
    begunAt !== undefined &&
    print === printOf(test, choices) &&
    now.getTime() - begunAt.getTime() < longestPause
  return {
    choices,
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
      leaveOut: progress.choices.leaveOut.join('\n'),
      unnamed: progress.choices.unnamed.join('\n'),
      print,
      begunAt: progress.begunAt,
      state: counted ? closeState(counted) : '',
      dueAt,
    },
    when: progress.unchanged,
  }
}
