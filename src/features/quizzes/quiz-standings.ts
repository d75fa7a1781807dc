import { bestScores, unfinishedQuizzes } from '@/domain/kept-quiz'
import { listKeptQuizzes } from './kept-quiz-store'
import type { QuizStanding } from './model/quiz-standing'

/** Where `owner` stands with every quiz that this device keeps something of, by quiz id; `now` in milliseconds. Never throws. */
export async function readQuizStandings(owner: string, now: number): Promise<Map<string, QuizStanding>> {
  const entries = await listKeptQuizzes(owner)
  const best = bestScores(entries)
  const unfinished = new Map(unfinishedQuizzes(entries, now).map((quiz) => [quiz.quizId, quiz]))
  return new Map(
    entries.map(([id]) => [id, { best: best.get(id) ?? null, unfinished: unfinished.get(id) ?? null }]),
  )
}
