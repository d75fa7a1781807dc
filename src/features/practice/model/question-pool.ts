import { candidatesOf, type Draw, drawQuestions } from '@/domain/learning/draw'
import { type IndexedQuestion, testKeyOfRef, topicKey } from '@/domain/learning/indexed-question'
import type { Paper } from '@/domain/paper'
import type { QuestionRef } from '@/domain/question/ref'
import type { PracticeDraft } from './practice-draft'

/** The questions that a student can practise now, and what they have done with them. */
export interface QuestionPool
  extends Pick<Draw, 'index' | 'mayRead' | 'encounters' | 'bookRefs' | 'starRefs'> {
  /** Only what is on this device can be had. */
  readonly isOffline: boolean
}

export interface TopicChoice {
  readonly key: string
  readonly name: string
  /** Questions of it that fit what else is chosen. */
  readonly count: number
}

const drawOf = (pool: QuestionPool, { source, topics, difficulty }: PracticeDraft) => ({
  ...pool,
  source,
  topics,
  ...(difficulty === 'any' ? {} : { difficulty }),
})

/** The name of each topic that the student may read something of, by its key. */
export function topicNames({ index, mayRead }: QuestionPool): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { topic, access } of index) {
    const key = topicKey(topic)
    if (!names.has(key) && mayRead(access)) names.set(key, topic)
  }
  return names
}

/** The topics with fitting questions, those with the most first, and the chosen ones. */
export function topicChoices(
  pool: QuestionPool,
  names: ReadonlyMap<string, string>,
  draft: PracticeDraft,
): TopicChoice[] {
  const counts = new Map<string, number>()
  for (const { topic } of candidatesOf(drawOf(pool, { ...draft, topics: [] })))
    counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return [...names]
    .map(([key, name]) => ({ key, name, count: counts.get(key) ?? 0 }))
    .filter(({ key, count }) => count > 0 || draft.topics.includes(key))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

/** How many questions fit a choice, and how many of them the student has never met. */
export function availableFor(pool: QuestionPool, draft: PracticeDraft): { count: number; unseen: number } {
  const candidates = candidatesOf(drawOf(pool, draft))
  return {
    count: candidates.length,
    unseen: candidates.filter(({ ref }) => !pool.encounters.has(ref)).length,
  }
}

/** Draws the questions of a practice. @param without refs that turned out not to be there */
export function drawFor(
  pool: QuestionPool,
  draft: PracticeDraft,
  { seed, without }: { seed: string; without: ReadonlySet<QuestionRef> },
): QuestionRef[] {
  const index = pool.index.filter(({ ref }) => !without.has(ref))
  return drawQuestions({ ...drawOf(pool, draft), index, count: draft.count, seed })
}

/**
 * What of the index is not there, by what of a draw could not be had: the refs themselves, and everything of a test that
 * gave none of its questions.
 */
export function missingOf(
  index: readonly IndexedQuestion[],
  drawn: readonly QuestionRef[],
  paper: Paper | null,
): QuestionRef[] {
  const had = new Set(paper?.questions.map(({ id }) => id))
  const tests = new Set([...had].map(testKeyOfRef))
  const missing = drawn.filter((ref) => !had.has(ref))
  const gone = new Set(missing.map(testKeyOfRef).filter((key) => !tests.has(key)))
  return [...missing, ...index.map(({ ref }) => ref).filter((ref) => gone.has(testKeyOfRef(ref)))]
}

/** Questions about one passage or table, one after the other, where the first of them stands. */
export function withSetsTogether(paper: Paper): Paper {
  const { questions } = paper
  const isFirst = (index: number) => questions.findIndex(({ set }) => set === questions[index]?.set) === index
  return {
    ...paper,
    questions: questions.flatMap((question, index) => {
      if (question.set === undefined) return [question]
      return isFirst(index) ? questions.filter(({ set }) => set === question.set) : []
    }),
  }
}
