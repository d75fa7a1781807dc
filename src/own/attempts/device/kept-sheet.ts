import * as z from 'zod/mini'
import type { AnswerSheet, SheetQuestion } from '@/domain/learning/answer-sheet'
import type { AnswerOutcome } from '@/domain/question/marking'
import { readSchemes, writeSchemes } from '@/domain/sitting/answer-key'
import { type AttemptScope, attemptScopeSchema } from '../attempt'

/** A sheet as a device keeps it: short texts, since hundreds of them are read at once. */
export interface KeptSheet {
  /** What it was made of: another text, and it is made anew. */
  readonly from: string
  readonly testKey: string
  readonly scope: AttemptScope
  readonly title: string
  readonly at: number
  readonly given: number | null
  /** Line by line. */
  readonly refs: string
  /** A letter for each question, capital where it is `free`, and `n` for one that is `unseen`. */
  readonly outcomes: string
  readonly seconds: string
  /** As `writeSchemes` writes them. */
  readonly marking: string
  /** Each topic once, and its place here for each question; empty for none. */
  readonly topics: readonly string[]
  readonly topicOf: string
}

const keptSheetSchema: z.ZodMiniType<KeptSheet> = z.object({
  from: z.string(),
  testKey: z.string(),
  scope: attemptScopeSchema,
  title: z.string(),
  at: z.number(),
  given: z.nullable(z.number()),
  refs: z.string(),
  outcomes: z.string(),
  seconds: z.string(),
  marking: z.string(),
  topics: z.array(z.string()),
  topicOf: z.string(),
})

const letters: Readonly<Record<AnswerOutcome, string>> = {
  correct: 'c',
  partial: 'p',
  wrong: 'w',
  unanswered: 'u',
  dropped: 'd',
}
const outcomes: ReadonlyMap<string, AnswerOutcome> = new Map([
  ['c', 'correct'],
  ['p', 'partial'],
  ['w', 'wrong'],
  ['u', 'unanswered'],
  ['d', 'dropped'],
  ['n', 'unanswered'],
])

function letterOf({ outcome, free, unseen }: SheetQuestion): string {
  if (unseen) return 'n'
  return free ? letters[outcome].toUpperCase() : letters[outcome]
}

/** @param from what it was made of */
export function keepSheet(sheet: AnswerSheet, from: string): KeptSheet {
  const { testKey, scope, title, at, given, questions } = sheet
  const topics = [...new Set(questions.flatMap(({ topic }) => topic ?? []))]
  const places = new Map(topics.map((topic, place) => [topic, place]))
  return {
    from,
    testKey,
    scope,
    title,
    at,
    given,
    refs: questions.map(({ ref }) => ref).join('\n'),
    outcomes: questions.map(letterOf).join(''),
    seconds: questions.map(({ seconds }) => seconds).join(','),
    marking: writeSchemes(questions.map(({ scheme }) => scheme)),
    topics,
    topicOf: questions.map(({ topic }) => (topic === null ? '' : (places.get(topic) ?? ''))).join(','),
  }
}

/** What was kept, unless it is something else. */
export const parseKeptSheet = (value: unknown): KeptSheet | null =>
  keptSheetSchema.safeParse(value).data ?? null

/** The names of its questions. */
export const refsOfKept = ({ refs }: KeptSheet): string[] => refs.split('\n')

/** The sheet of `keepSheet`; null when its parts do not fit together. */
export function readSheet(attemptId: string, kept: KeptSheet): AnswerSheet | null {
  const { testKey, scope, title, at, given, topics } = kept
  const refs = refsOfKept(kept)
  const seconds = kept.seconds.split(',').map(Number)
  const topicOf = kept.topicOf.split(',')
  const schemes = readSchemes(kept.marking)
  const questions = refs.flatMap((ref, index) => {
    const letter = kept.outcomes[index] ?? ''
    const outcome = outcomes.get(letter.toLowerCase())
    const time = seconds[index]
    const scheme = schemes?.[index]
    const place = topicOf[index]
    if (!outcome || time === undefined || scheme === undefined || place === undefined) return []
    const topic = place === '' ? null : (topics[Number(place)] ?? null)
    const free = letter === letter.toUpperCase() ? { free: true as const } : {}
    const unseen = letter === 'n' ? { unseen: true as const } : {}
    return [{ ref, outcome, seconds: time, scheme, topic, ...free, ...unseen }]
  })
  if (questions.length !== refs.length) return null
  return { attemptId, testKey, scope, title, at, given, questions }
}
