import * as z from 'zod/mini'
import { answeredCount, type QuizAttempt } from './quiz-attempt'

/**
 * The area of the device store (`lib/device-store`, forgotten at sign-out) with what the device keeps of each quiz:
 * one `KeptQuiz` an entry, its key the quiz's id. It is read outside the quizzes too, so it stands in the domain.
 */
export const keptQuizzesArea = 'quiz-attempts'

/** What the device keeps of one quiz: the latest attempt and the best score. The questions stand elsewhere. */
export interface KeptQuiz {
  title: string
  questionCount: number
  /** Router location key of the visit that made or last resumed the attempt: a reload has the same one. */
  visit: string
  attempt: QuizAttempt
  /** Best score so far in percent; null before the first result. */
  best: number | null
}

const moment = z.number()
const whole = z.number().check(z.int(), z.minimum(0))
const keptQuiz: z.ZodMiniType<KeptQuiz> = z.object({
  title: z.string(),
  questionCount: whole,
  visit: z.string(),
  attempt: z.object({
    startedAt: moment,
    endsAt: z.nullable(moment),
    place: whole,
    answers: z.record(z.string(), whole),
    submittedAt: z.nullable(moment),
  }),
  best: z.nullable(whole.check(z.maximum(100))),
})

/** What was kept; null when it is nothing that this version of the app can use. Never throws. */
export function parseKeptQuiz(value: unknown): KeptQuiz | null {
  const parsed = keptQuiz.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** A sitting that can be gone on with: begun, answered at least once, not submitted, its time not over. */
function isUnfinished({ attempt }: KeptQuiz, now: number): boolean {
  const { submittedAt, endsAt } = attempt
  return submittedAt === null && (endsAt === null || endsAt > now) && answeredCount(attempt) > 0
}

export interface UnfinishedQuiz {
  quizId: string
  title: string
  answered: number
  questionCount: number
  startedAt: number
  /** Deadline in milliseconds since 1970; null without a time limit. */
  endsAt: number | null
}

/**
 * The quizzes that wait to be finished, the latest first.
 * @param entries of the area `keptQuizzesArea`, as the device store lists them; what cannot be used is left out.
 */
export function unfinishedQuizzes(
  entries: ReadonlyArray<readonly [quizId: string, value: unknown]>,
  now: number,
): UnfinishedQuiz[] {
  return entries
    .flatMap(([quizId, value]) => {
      const kept = parseKeptQuiz(value)
      if (!kept || !isUnfinished(kept, now)) return []
      const { title, questionCount, attempt } = kept
      const { startedAt, endsAt } = attempt
      return [{ quizId, title, questionCount, answered: answeredCount(attempt), startedAt, endsAt }]
    })
    .sort((a, b) => b.startedAt - a.startedAt)
}

/** Best score in percent by quiz id, of the quizzes that have a result. */
export function bestScores(
  entries: ReadonlyArray<readonly [quizId: string, value: unknown]>,
): Map<string, number> {
  return new Map(
    entries.flatMap(([quizId, value]) => {
      const best = parseKeptQuiz(value)?.best ?? null
      return best === null ? [] : [[quizId, best] as const]
    }),
  )
}

/**
 * The attempt to go on with when the student comes to a quiz; null to begin anew. One under way always goes on. One that
 * is submitted shows again only in the visit that saw its results (a reload), so that Start Quiz after it begins anew;
 * one whose time ran out meanwhile also when there are answers whose result nobody has seen.
 */
export function attemptToResume(kept: KeptQuiz, visit: string, now: number): QuizAttempt | null {
  const { attempt } = kept
  if (kept.visit === visit) return attempt
  if (attempt.submittedAt !== null) return null
  const timeIsOver = attempt.endsAt !== null && attempt.endsAt <= now
  return timeIsOver && answeredCount(attempt) === 0 ? null : attempt
}
