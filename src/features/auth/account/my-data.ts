/** Everything that is kept about a student, as one file that people and programs can read (docs/decisions/008). */
import * as z from 'zod/mini'
import { academy } from '@/config/academy'
import { ownCollections } from '@/config/own-collections'
import { readCards } from '@/domain/learning/card-text'
import { shownMarks } from '@/domain/marks/marks'
import { readMarks } from '@/domain/marks/marks-text'
import { everythingOf } from '@/lib/device/device-store'
import { storedUserKey } from '@/session/stored-user'
import { accountRepository } from './account-repository'
import { ownDataRepository, type StoredFields } from './own-data-repository'

/** Areas of the device that only repeat what the academy publishes or what the account has. */
const copies: readonly string[] = [
  'reads',
  'attempt-papers',
  'question-papers',
  'account-attempts',
  ...['book-marks', 'cards', 'preferences', 'quiz-days', 'reports', 'saved'].map((kind) => `${kind}-account`),
  'offline-files',
]

const howToReadAnswers =
  'An answer is a number. Where one option was to be chosen, its place: 0 is A, 1 is B. Where several were, their sum: 1 for A, 2 for B, 4 for C, 8 for D. Else it is the number that you typed. A key may also be 1|2 (either), 3.5~3.6 (a range), * (full marks for everybody) or x (does not count).'

const notIncluded = [
  'Messages of the contact form: they are kept without an account. Write to us to have yours sent or deleted.',
  'Order and payment records that the payment provider keeps. Your purchases name their payment and order ids.',
  'Your password, which nobody can read, and the tokens that keep you signed in.',
  'Copies of articles, lists and question papers that this device keeps to work without a network.',
]

/** What an attempt has for each question is stored as one text (docs/decisions/036). */
const perQuestion = (separator: string) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.split(separator)),
  )

const attemptSchema = z.object({
  title: z.string(),
  questionIds: perQuestion('\n'),
  options: perQuestion(','),
  /** The key of each question, once it is submitted. */
  keys: z.string(),
  score: z.nullable(z.unknown()),
  startedAt: z.number(),
  submittedAt: z.nullable(z.number()),
})

/**
 * An answer or a key: null for none. What it stands for, an option's place from 0, a set of options or a number, only the
 * question says (`howToReadAnswers`).
 */
const answerIn = (written: string | undefined) => written || null
const time = (milliseconds: number) => new Date(milliseconds).toISOString()

/** An attempt in words first: its test, its answers, its score. One that cannot be read stays as it is stored. */
function readable(stored: unknown): unknown {
  const attempt = attemptSchema.safeParse(stored).data
  if (!attempt) return stored
  const keys = attempt.keys === '' ? [] : attempt.keys.split(',')
  return {
    test: attempt.title,
    startedAt: time(attempt.startedAt),
    submittedAt: attempt.submittedAt === null ? null : time(attempt.submittedAt),
    score: attempt.score,
    answers: attempt.questionIds.map((questionId, index) => ({
      question: index + 1,
      questionId,
      chosen: answerIn(attempt.options[index]),
      correct: answerIn(keys[index]),
    })),
    asStored: stored,
  }
}

const shardSchema = z.object({ text: z.string() })

/** Cards in words first, then as they are stored. What cannot be read stays as it is stored. */
function readableCards(stored: StoredFields): unknown {
  const shard = shardSchema.safeParse(stored).data
  if (!shard) return stored
  const cards = readCards(shard.text).map(({ ref, reviews, star, reason, note }) => ({
    question: ref,
    reviews: reviews.map(({ at, result, answer }) => ({ at: time(at), result, answer })),
    starred: star?.value ?? false,
    reason: reason?.value ?? null,
    note: note?.value ?? '',
  }))
  return { cards, asStored: stored }
}

const marksSchema = z.object({ title: z.string(), bookmarks: z.string(), notes: z.string() })

/** What is marked in a book in words first, then as it is stored. What cannot be read stays as it is stored. */
function readableMarks(stored: StoredFields): unknown {
  const texts = marksSchema.safeParse(stored).data
  if (!texts) return stored
  const { bookmarks, notes } = shownMarks(readMarks(texts))
  return {
    book: texts.title,
    bookmarks: bookmarks.map(({ page }) => page),
    notes: notes.map(({ page, text, at }) => ({ page, note: text, at: time(at) })),
    asStored: stored,
  }
}

/** How the documents of a collection are told; as they are stored where nothing is said. */
const tellers: Partial<Record<string, (stored: StoredFields) => unknown>> = {
  attempts: readable,
  cards: readableCards,
  marks: readableMarks,
}

/** What JSON can say of a stored value: times as ISO texts, bytes as their number. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  if ('toDate' in value && typeof value.toDate === 'function') return plain(value.toDate())
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return `${value.byteLength} bytes`
  if (value instanceof Blob) return `${value.size} bytes`
  if (value instanceof Map || value instanceof Set) return [...value].map(plain)
  if (Array.isArray(value)) return value.map(plain)
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]))
}

/** The entries of local storage that are this student's: the copy of the session, and payments to finish. */
function storedNames(uid: string): string[] {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  return names.filter((name) => name === storedUserKey || name.endsWith(`:${uid}`))
}

const storedTexts = (uid: string): Record<string, string> =>
  Object.fromEntries(storedNames(uid).map((name) => [name, localStorage.getItem(name) ?? '']))

/** For a student whose account is gone: no payment of theirs can be finished any more. */
export function forgetStoredTexts(uid: string): void {
  try {
    for (const name of storedNames(uid)) localStorage.removeItem(name)
  } catch {
    // A device that refuses storage has none.
  }
}

/** Progress, reading places and settings of this device, by area; a word when the device refuses. */
async function onThisDevice(uid: string): Promise<unknown> {
  try {
    const entries = await everythingOf(uid, copies)
    const areas = [...new Set(entries.map(({ area }) => area))]
    const inArea = (name: string) =>
      entries
        .filter(({ area }) => area === name)
        .map(({ key, value }) => [key, name === 'attempts' ? readable(value) : value])
    return {
      ...storedTexts(uid),
      ...Object.fromEntries(areas.map((a) => [a, Object.fromEntries(inArea(a))])),
    }
  } catch {
    return 'What this device keeps could not be read.'
  }
}

/**
 * Collects what the academy and this device keep about the signed-in student.
 * @returns the file and its name, `pariksha-academy-my-data-YYYY-MM-DD.json` by the student's own calendar
 * @throws AppError when the account cannot be read whole
 */
export async function collectMyData(uid: string, now = new Date()): Promise<{ file: Blob; name: string }> {
  const account = await accountRepository.describe()
  const profile = await ownDataRepository.record(uid)
  const below: Record<string, unknown> = {}
  for (const name of ownCollections) {
    const documents = await ownDataRepository.below(uid, name)
    const tell = tellers[name]
    below[name] = tell ? documents.map(tell) : documents
  }
  const purchases = await ownDataRepository.purchases(uid)
  const data = {
    about: `What ${academy.name} keeps about you`,
    collectedAt: now,
    account,
    profile,
    ...below,
    howToReadAnswers,
    purchases,
    onThisDevice: await onThisDevice(uid),
    notIncluded,
  }
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return {
    file: new Blob([JSON.stringify(plain(data), null, 2)], { type: 'application/json' }),
    name: `pariksha-academy-my-data-${day}.json`,
  }
}
