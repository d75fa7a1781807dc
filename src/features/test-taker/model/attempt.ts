import * as z from 'zod/mini'
import type { Question } from '@/domain/question'
import type { BegunSession } from './session'

/** A test as it was when it was opened; it stays so until the results have been read. */
export interface Paper {
  readonly title: string
  readonly minutes: number
  readonly questions: readonly Question[]
}

/** A sitting with the paper that it is about: what this device keeps. */
export interface Attempt {
  readonly paper: Paper
  readonly session: BegunSession
}

const paperSchema = z.object({
  title: z.string(),
  minutes: z.number(),
  questions: z
    .array(
      z.object({
        id: z.string(),
        text: z.string(),
        options: z.array(z.string()),
        correctAnswer: z.number(),
        explanation: z.nullable(z.string()),
        image: z.nullable(z.string()),
        topic: z.nullable(z.string()),
      }),
    )
    .check(z.minLength(1)),
})

const progress = {
  questionCount: z.number(),
  current: z.number(),
  answers: z.map(z.number(), z.number()),
  marked: z.set(z.number()),
  visited: z.set(z.number()),
  startedAt: z.number(),
  deadline: z.number(),
}
const sessionSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('running'), ...progress }),
  z.object({
    status: z.literal('submitted'),
    ...progress,
    submittedAt: z.number(),
    endedBy: z.enum(['student', 'time']),
  }),
])

/** What the device kept, as an attempt; null when there is none or it cannot be used (an older version, half of it). */
export function parseAttempt(paper: unknown, session: unknown): Attempt | null {
  const parsedPaper = paperSchema.safeParse(paper)
  const parsedSession = sessionSchema.safeParse(session)
  if (!parsedPaper.success || !parsedSession.success) return null
  const { questionCount, current } = parsedSession.data
  const fits = parsedPaper.data.questions.length === questionCount && current >= 0 && current < questionCount
  return fits ? { paper: parsedPaper.data, session: parsedSession.data } : null
}
