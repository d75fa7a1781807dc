/** Everything that is kept about a student, as one file that people and programs can read (docs/decisions/008). */

import * as z from 'zod/mini'
import { academy } from '@/config/academy'
import { ownCollections } from '@/config/own-collections'
import { readCards } from '@/domain/learning/card-text'
import { shownMarks } from '@/domain/marks/marks'
import { readMarks } from '@/domain/marks/marks-text'
import { t } from '@/language/text'
import { everythingOf } from '@/lib/device/device-store'
import { storedUserKey } from '@/session/stored-user'
import { accountRepository } from './account-repository'
import { ownDataRepository } from './own-data-repository'

/** Areas of the device that only repeat what the academy publishes or what the account has. */
const copies: readonly string[] = [
  'reads',
  'attempt-papers',
  'question-papers',
  'account-attempts',
  ...['book-marks', 'cards', 'preferences', 'quiz-days', 'reports', 'saved'].map((kind) => `${kind}-account`),
  'offline-files',
]

const howToReadAnswers = t(
  'An answer is a number. In a question with one correct option, 0 is A and 1 is B. In a question with several, it is the sum of 1 for A, 2 for B, 4 for C and 8 for D. Otherwise it is the number that you typed. A correct answer can also be 1|2 (either), 3.5~3.6 (a range), * (full marks for everybody) or x (does not count).',
)

const notIncluded = [
  t(
    'Messages that you sent with the contact form: we store them without your account. Write to us to get or delete yours.',
  ),
  t('Order and payment records of the payment provider. Your purchases show their payment and order ids.'),
  t('Your password, which nobody can read, and the tokens that keep you signed in.'),
  t('Copies of articles, lists and question papers that are on this device for offline use.'),
]

const time = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Puts a stored document into words, followed by the document itself; one that cannot be read stays as it is stored. */
function inWords<Fields>(schema: z.ZodMiniType<Fields>, words: (fields: Fields) => object) {
  return (stored: unknown): unknown => {
    const { data } = schema.safeParse(stored)
    return data === undefined ? stored : { ...words(data), asStored: stored }
  }
}

/** An attempt stores what it has for each question as one text (docs/decisions/036); `keys` is empty until it is submitted. */
const attemptSchema = z.object({
  title: z.string(),
  questionIds: z.string(),
  options: z.string(),
  keys: z.string(),
  score: z.nullable(z.unknown()),
  startedAt: z.number(),
  submittedAt: z.nullable(z.number()),
})

function attemptInWords(attempt: z.infer<typeof attemptSchema>) {
  const options = attempt.options.split(',')
  const keys = attempt.keys.split(',')
  return {
    test: attempt.title,
    startedAt: time(attempt.startedAt),
    submittedAt: attempt.submittedAt === null ? null : time(attempt.submittedAt),
    score: attempt.score,
    answers: attempt.questionIds.split('\n').map((questionId, index) => ({
      question: index + 1,
      questionId,
      // `howToReadAnswers` says what they mean; null for none.
      chosen: options[index] || null,
      correct: keys[index] || null,
    })),
  }
}

function cardsInWords({ text }: { text: string }) {
  const cards = readCards(text).map(({ ref, reviews, star, reason, note }) => ({
    question: ref,
    reviews: reviews.map(({ at, result, answer }) => ({ at: time(at), result, answer })),
    starred: star?.value ?? false,
    reason: reason?.value ?? null,
    note: note?.value ?? '',
  }))
  return { cards }
}

function marksInWords({ title, ...texts }: { title: string; bookmarks: string; notes: string }) {
  const { bookmarks, notes } = shownMarks(readMarks(texts))
  return {
    book: title,
    bookmarks: bookmarks.map(({ page }) => page),
    notes: notes.map(({ page, text, at }) => ({ page, note: text, at: time(at) })),
  }
}

const readAttempt = inWords(attemptSchema, attemptInWords)

/** The collections whose documents are not readable as they are stored. */
const readers: Partial<Record<string, (stored: unknown) => unknown>> = {
  attempts: readAttempt,
  cards: inWords(z.object({ text: z.string() }), cardsInWords),
  marks: inWords(z.object({ title: z.string(), bookmarks: z.string(), notes: z.string() }), marksInWords),
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

/** Deletes the student's entries of local storage, after the account was deleted. */
export function clearLocalStorage(uid: string): void {
  try {
    for (const name of storedNames(uid)) localStorage.removeItem(name)
  } catch {
    // A device that refuses storage has none.
  }
}

/** Progress, reading places and settings of this device, by area; a sentence when the device refuses. */
async function onThisDevice(uid: string): Promise<unknown> {
  try {
    const texts = storedNames(uid).map((name) => [name, localStorage.getItem(name)] as const)
    const areas: Record<string, Record<string, unknown>> = {}
    for (const { area, key, value } of await everythingOf(uid, copies))
      areas[area] = { ...areas[area], [key]: area === 'attempts' ? readAttempt(value) : value }
    return { ...Object.fromEntries(texts), ...areas }
  } catch {
    return t('The data on this device could not be read.')
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
    below[name] = documents.map((stored) => readers[name]?.(stored) ?? stored)
  }
  const liveSheets = (await ownDataRepository.liveSheets(uid)).map(readAttempt)
  const purchases = await ownDataRepository.purchases(uid)
  const data = {
    about: t('What {academy} stores about you', { academy: academy.name }),
    collectedAt: now,
    account,
    profile,
    ...below,
    liveSheets,
    howToReadAnswers,
    purchases,
    onThisDevice: await onThisDevice(uid),
    notIncluded,
  }
  // Swedish dates are written as YYYY-MM-DD.
  const day = now.toLocaleDateString('sv')
  return {
    file: new Blob([JSON.stringify(plain(data), null, 2)], { type: 'application/json' }),
    name: `pariksha-academy-my-data-${day}.json`,
  }
}
