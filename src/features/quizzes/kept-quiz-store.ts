import { type Quiz, quizSchema } from '@/content/quizzes/schema'
import { type KeptQuiz, keptQuizzesArea, parseKeptQuiz } from '@/domain/kept-quiz'
import { createDeviceStore, visitor } from '@/lib/device-store'
import { adoptQuizzes } from './adopt-quizzes'

const records = createDeviceStore(keptQuizzesArea, { atSignOut: 'forgotten' })
/** The questions in a place of their own, so that an answer does not write all of them again. */
const papers = createDeviceStore('quiz-papers', { atSignOut: 'forgotten' })

export interface KeptSitting {
  kept: KeptQuiz
  /** The quiz as it was when the attempt began; null when it cannot be read any more. */
  quiz: Quiz | null
}

/** What the device refused to keep, until the tab is closed. */
const refused = new Map<string, KeptSitting>()
const keptPapers = new Map<string, Quiz>()
const nameOf = (owner: string, quizId: string) => `${owner}/${quizId}`

/** A quiz as a document that `quizSchema` reads. */
function asDocument({ minutes, isPublished, ...quiz }: Quiz) {
  return { ...quiz, timeInMinutes: minutes, published: isPublished }
}

function parsePaper(value: unknown): Quiz | null {
  const parsed = quizSchema.safeParse(value)
  const quiz = parsed.success && parsed.data !== 'unreadable' ? parsed.data : null
  return quiz && quiz.questions.length > 0 ? quiz : null
}

/** Whoever signs in takes along what this device kept of the visitor. Never throws. */
async function takeOver(owner: string): Promise<void> {
  if (owner === visitor) return
  try {
    if ((await records.entries(visitor)).length === 0) return
    await adoptQuizzes({ records, papers }, owner)
  } catch {
    // It stays the visitor's until the next look.
  }
}

/**
 * Every entry of `owner` (the student's id, or `visitor`): quiz id and what was kept, unparsed. Empty when the device
 * keeps nothing; never throws.
 */
export async function listKeptQuizzes(owner: string): Promise<Array<readonly [string, unknown]>> {
  await takeOver(owner)
  const onDisk = await records.entries(owner).catch(() => [])
  const inMemory = [...refused].flatMap(([name, { kept }]) =>
    name.startsWith(`${owner}/`) ? [[name.slice(owner.length + 1), kept] as const] : [],
  )
  return [...new Map<string, unknown>([...onDisk, ...inMemory])]
}

/** What is kept of one quiz; null when it is nothing that can be used. Never throws. */
export async function loadKeptQuiz(owner: string, quizId: string): Promise<KeptSitting | null> {
  const inMemory = refused.get(nameOf(owner, quizId))
  if (inMemory) return inMemory
  await takeOver(owner)
  try {
    const [record, paper] = await Promise.all([records.get(owner, quizId), papers.get(owner, quizId)])
    const kept = parseKeptQuiz(record)
    return kept && { kept, quiz: parsePaper(paper) }
  } catch {
    return null
  }
}

/**
 * Keeps a sitting; its questions too when they are not the ones that were kept last.
 * @throws when the device refuses; the sitting then lasts until the tab is closed.
 */
export async function keepQuiz(owner: string, quiz: Quiz, kept: KeptQuiz): Promise<void> {
  const name = nameOf(owner, quiz.id)
  try {
    // The questions first: an attempt without them would need the network.
    if (keptPapers.get(name) !== quiz) {
      await papers.setMany(owner, [[quiz.id, asDocument(quiz)]])
      keptPapers.set(name, quiz)
    }
    await records.setMany(owner, [[quiz.id, kept]])
    refused.delete(name)
  } catch (error) {
    refused.set(name, { kept, quiz })
    throw error
  }
}
