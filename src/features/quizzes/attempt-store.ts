import * as z from 'zod/mini'
import type { Attempt } from './model/attempt'

/** An attempt as this tab keeps it, with the visit (router location key) in which it was last seen. */
export interface KeptAttempt {
  attempt: Attempt
  visit: string
}

const moment = z.number()
const keptAttempt: z.ZodMiniType<KeptAttempt> = z.object({
  attempt: z.object({
    startedAt: moment,
    endsAt: z.nullable(moment),
    place: z.number().check(z.int(), z.minimum(0)),
    answers: z.record(z.string(), z.number().check(z.int(), z.minimum(0))),
    submittedAt: z.nullable(moment),
  }),
  visit: z.string(),
})

const keyOf = (quizId: string) => `quiz-attempt:${quizId}`

/** The tab's attempt at a quiz; null when there is none or somebody has made it unreadable. Survives a reload. */
export function readAttempt(quizId: string): KeptAttempt | null {
  try {
    const parsed = keptAttempt.safeParse(JSON.parse(sessionStorage.getItem(keyOf(quizId)) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Keeps the attempt at once; on a device that refuses storage a reload starts afresh, nothing else is lost. */
export function writeAttempt(quizId: string, kept: KeptAttempt): void {
  try {
    sessionStorage.setItem(keyOf(quizId), JSON.stringify(kept))
  } catch {
    // Playing on is worth more than the copy.
  }
}
