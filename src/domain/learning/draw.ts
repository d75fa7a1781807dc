import { indiaDayOf } from '../india-day'
import { byLot, groups } from '../lot'
import type { QuestionRef } from '../question/ref'
import {
  type Difficulty,
  type IndexedQuestion,
  type QuestionAccess,
  testKeyOfRef,
  topicKey,
  topicKeysOf,
} from './indexed-question'

/** Where an own test's questions come from: the index, the list of mistakes, or what was saved by a star. */
export const drawSources = ['new', 'mistakes', 'saved'] as const
type DrawSource = (typeof drawSources)[number]

/** One meeting of a student with a question, of which drawing needs the last. */
export interface Met {
  /** Epoch milliseconds. */
  readonly at: number
  readonly right: boolean
}

export interface Draw {
  readonly index: readonly IndexedQuestion[]
  readonly mayRead: (access: QuestionAccess) => boolean
  /** In any spelling; none for all topics. */
  readonly topics: readonly string[]
  /** Absent for any. A question of which nobody has said it is then left out. */
  readonly difficulty?: Difficulty
  readonly count: number
  readonly source: DrawSource
  /** Of each question that the student has met, the earliest first. */
  readonly encounters: ReadonlyMap<QuestionRef, readonly Met[]>
  /** The questions of the list of mistakes. */
  readonly bookRefs: ReadonlySet<QuestionRef>
  /** The saved questions. */
  readonly starRefs: ReadonlySet<QuestionRef>
  /** The same seed draws the same questions out of the same index. */
  readonly seed: string
}

/** Documents that a draw opens before it takes more than a quarter of itself from one; each costs a read. */
const handful = 4

/** Something that a draw may choose. */
export interface Candidate {
  readonly ref: QuestionRef
  /** Its key. */
  readonly topic: string
  readonly testKey: string
}

/** The questions that a draw may choose from, each once. */
export function candidatesOf(draw: Omit<Draw, 'count' | 'encounters' | 'seed'>): Candidate[] {
  const { index, mayRead, difficulty, source, bookRefs, starRefs } = draw
  const wanted = topicKeysOf(draw.topics)
  const known = new Map<string, string>()
  const keyOf = (topic: string) => {
    const key = known.get(topic) ?? topicKey(topic)
    known.set(topic, key)
    return key
  }
  const found = new Map<QuestionRef, Candidate>()
  for (const { ref, topic, access, difficulty: stored } of index) {
    if (source === 'mistakes' && !bookRefs.has(ref)) continue
    if (source === 'saved' && !starRefs.has(ref)) continue
    if (difficulty !== undefined && stored !== difficulty) continue
    const key = keyOf(topic)
    if ((wanted.size > 0 && !wanted.has(key)) || !mayRead(access)) continue
    found.set(ref, { ref, topic: key, testKey: testKeyOfRef(ref) })
  }
  return [...found.values()]
}

/** Lists of equally good questions, the best first: unseen, last answered wrong, then by the day of the last time. */
function tiersOf(candidates: readonly Candidate[], { source, encounters }: Draw): Candidate[][] {
  if (source !== 'new') return [[...candidates]]
  const rank = ({ ref }: Candidate): number => {
    const met = encounters.get(ref)
    const last = met?.[met.length - 1]
    if (!last) return -2
    return last.right ? indiaDayOf(last.at) : -1
  }
  return groups(
    candidates.map((candidate) => ({ candidate, rank: rank(candidate) })),
    (one) => String(one.rank),
  )
    .sort(([a], [b]) => (a?.rank ?? 0) - (b?.rank ?? 0))
    .map((tier) => tier.map(({ candidate }) => candidate))
}

const countBy = (items: readonly Candidate[], keyOf: (item: Candidate) => string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}

/** What a topic may have where so many topics were chosen that their shares are about one question each. */
const looseShare = 2

/**
 * How many questions each topic gets of a tier at most: one after the other goes to the topic that has the fewest so far,
 * while it has any; which topic gets the odd one is left to the seed. Of very many topics it does not matter which get one
 * question and which two, so that documents may decide it.
 */
function sharesOf(
  tier: readonly Candidate[],
  taken: readonly Candidate[],
  count: number,
  seed: string,
): Map<string, number> {
  const left = countBy(tier, ({ topic }) => topic)
  const has = countBy(taken, ({ topic }) => topic)
  const topics = byLot([...left.keys()], seed, (topic) => topic)
  const shares = new Map<string, number>()
  for (let given = 0; given < Math.min(count, tier.length); given++) {
    let poorest: string | null = null
    for (const topic of topics) {
      if ((left.get(topic) ?? 0) === 0) continue
      if (poorest === null || (has.get(topic) ?? 0) < (has.get(poorest) ?? 0)) poorest = topic
    }
    if (poorest === null) break
    left.set(poorest, (left.get(poorest) ?? 0) - 1)
    has.set(poorest, (has.get(poorest) ?? 0) + 1)
    shares.set(poorest, (shares.get(poorest) ?? 0) + 1)
  }
  if (topics.length * looseShare <= count) return shares
  const existing = countBy(tier, ({ topic }) => topic)
  return new Map(
    topics.map((topic) => [
      topic,
      Math.max(shares.get(topic) ?? 0, Math.min(looseShare, existing.get(topic) ?? 0)),
    ]),
  )
}

interface Document {
  readonly testKey: string
  /** In the order of the seed. */
  readonly questions: readonly Candidate[]
}

/** The questions of a document that still have a share, `most` of them. */
function useful({ questions }: Document, shares: ReadonlyMap<string, number>, most: number): Candidate[] {
  const left = new Map(shares)
  return questions
    .filter(({ topic }) => {
      const share = left.get(topic) ?? 0
      left.set(topic, share - 1)
      return share > 0
    })
    .slice(0, most)
}

/**
 * Takes `count` questions out of a tier by the `shares` of its topics, from few documents: a document that is opened gives up to `most` questions, and everything
 * it has once a handful is open. Which of the documents that would give much is opened is left to the seed.
 */
function takeFrom(
  tier: readonly Candidate[],
  shares: Map<string, number>,
  opened: Set<string>,
  { count, most, seed }: { count: number; most: number; seed: string },
): Candidate[] {
  const taken: Candidate[] = []
  let documents: Document[] = groups(
    byLot(tier, seed, ({ ref }) => ref),
    ({ testKey }) => testKey,
  ).map((questions) => ({ testKey: questions[0]?.testKey ?? '', questions }))
  const usefulOf = (document: Document, limit: number) =>
    useful(document, shares, Math.min(limit, count - taken.length))
  const take = (document: Document, limit: number) => {
    const chosen = new Set(usefulOf(document, limit))
    for (const { topic } of chosen) shares.set(topic, (shares.get(topic) ?? 0) - 1)
    taken.push(...chosen)
    opened.add(document.testKey)
    const questions = document.questions.filter((question) => !chosen.has(question))
    documents = documents.map((one) => (one === document ? { ...one, questions } : one))
  }
  /** The documents that give something, the open ones or the others, with how much. */
  const giving = (open: boolean, limit: number) =>
    documents
      .filter(({ testKey }) => opened.has(testKey) === open)
      .map((document) => ({ document, gain: usefulOf(document, limit).length }))
      .filter(({ gain }) => gain > 0)
  for (const { document } of giving(true, most)) take(document, most)
  for (;;) {
    const closed = giving(false, most)
    const spare = opened.size >= handful || closed.length === 0 ? giving(true, Number.POSITIVE_INFINITY) : []
    const [open] = spare
    if (open) {
      take(open.document, Number.POSITIVE_INFINITY)
      continue
    }
    if (closed.length === 0) return taken
    const best = Math.max(...closed.map(({ gain }) => gain))
    const [chosen] = byLot(
      closed.filter(({ gain }) => gain * 2 >= best),
      `${seed}\n${opened.size}`,
      ({ document }) => document.testKey,
    )
    if (chosen) take(chosen.document, most)
  }
}

/**
 * The questions of an own test: `count` of them or all that there are, none twice, and only readable ones. Of the source
 * `new`, unseen questions come before those that were wrong the last time, and these before what was seen longest ago;
 * the topics get equal shares as far as each has enough that is equally good. A draw of 20 comes from a handful of
 * documents where they hold enough. Their order is the seed's.
 */
export function drawQuestions(draw: Draw): QuestionRef[] {
  const { count, seed } = draw
  const most = Math.max(5, Math.ceil(count / handful))
  const opened = new Set<string>()
  const taken: Candidate[] = []
  for (const tier of tiersOf(candidatesOf(draw), draw)) {
    const wanted = count - taken.length
    if (wanted <= 0) break
    const shares = sharesOf(tier, taken, wanted, seed)
    taken.push(...takeFrom(tier, shares, opened, { count: wanted, most, seed }))
  }
  return byLot(taken, `${seed}\norder`, ({ ref }) => ref).map(({ ref }) => ref)
}
