import { type KeptQuiz, parseKeptQuiz } from '@/domain/kept-quiz'
import { type createDeviceStore, visitor } from '@/lib/device-store'

type Area = ReturnType<typeof createDeviceStore>
/** What is kept of each quiz, and its questions. */
export interface QuizAreas {
  records: Area
  papers: Area
}

const higher = (a: number | null, b: number | null) => (a === null || (b !== null && b > a) ? b : a)

/** The attempt that was begun later, with the best score of both. */
function joined(theirs: KeptQuiz, own: KeptQuiz | null): KeptQuiz {
  const latest = own && own.attempt.startedAt >= theirs.attempt.startedAt ? own : theirs
  return { ...latest, best: higher(theirs.best, own?.best ?? null) }
}

async function move({ records, papers }: QuizAreas, owner: string, quizId: string): Promise<void> {
  const [record, paper, own] = await Promise.all([
    records.get(visitor, quizId),
    papers.get(visitor, quizId),
    records.get(owner, quizId),
  ])
  const theirs = parseKeptQuiz(record)
  const known = parseKeptQuiz(own)
  if (theirs) {
    const kept = joined(theirs, known)
    // The questions belong to the attempt, and come first.
    if (kept.attempt === theirs.attempt && paper !== undefined) await papers.setMany(owner, [[quizId, paper]])
    await records.setMany(owner, [[quizId, kept]])
  }
  await records.delete(visitor, quizId)
  await papers.delete(visitor, quizId)
}

/**
 * What was practised on this device before signing in becomes the student's own; of two attempts of a quiz the later one
 * stays, and the better score. @throws when the device refuses; what is left is tried again.
 */
export async function adoptQuizzes(areas: QuizAreas, owner: string): Promise<void> {
  for (const [quizId] of await areas.records.entries(visitor)) await move(areas, owner, quizId)
}
