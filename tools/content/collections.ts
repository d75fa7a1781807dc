/** What the database holds, and where its quizzes are: the debug helpers of spec section 7. */
import * as z from 'zod/mini'
import { apartCollections, scheduledPath } from '../../src/content/catalogues/definitions'
import { quizSummarySchema } from '../../src/content/quizzes/schema'
import { closedCollections, exposureOf } from './closed-body'
import { type Database, everyPage } from './database'
import { kindOf } from './kinds'
import { plainFields } from './stored-form'

/** The collection that the app reads quizzes from. */
const quizCollection = 'quizzes'

/** Documents of a collection that are looked at. */
const SAMPLE = 3

const otherCollections: Readonly<Record<string, string>> = {
  users: "students' records",
  user_purchases: 'purchases, written by the order/verify endpoint',
  orders: 'orders, written by the order/verify endpoint',
  open_orders: 'orders that wait for their payment',
  payment_events: 'what the payment provider reported',
  local_payments: 'payments of the local provider',
  catalogues: 'what lists show, written by content index',
  question_index: 'names and topics of all questions, written by content index',
  ...Object.fromEntries(
    apartCollections.map((name) => [scheduledPath(name), `what opens later, until it is in ${name}`]),
  ),
  daily_quizzes: 'the quiz of each day, written by content daily',
  ranks: 'marks of all who sat a test, written by content rank',
  ranks_named: 'who agreed to be named, for the board of a week, written by content rank',
  corrections: 'keys that were corrected, written by content correct',
  contact_messages: 'messages of the contact form',
}

export interface CollectionFacts {
  id: string
  count: number
  /** null: nothing of the product reads it. */
  holds: string | null
  /** True when its documents can be played as quizzes. */
  looksLikeQuizzes: boolean
}

async function looksLikeQuizzes(database: Database, collection: string): Promise<boolean> {
  const documents = await database.page(collection, SAMPLE)
  return documents.some(({ fields, path }) => {
    const plain = plainFields(fields)
    const quiz = z.safeParse(quizSummarySchema, { ...plain, id: path })
    return quiz.success && Array.isArray(plain.questions) && quiz.data.questionCount > 0
  })
}

/** Every root collection, by name. */
export async function lookAtCollections(database: Database): Promise<CollectionFacts[]> {
  const facts: CollectionFacts[] = []
  for (const id of (await database.collectionIds()).sort()) {
    const holds = kindOf(id)?.holds ?? otherCollections[id] ?? null
    facts.push({
      id,
      count: await database.count(id),
      holds,
      looksLikeQuizzes: await looksLikeQuizzes(database, id),
    })
  }
  return facts
}

/** Whole documents in one page. */
const PAGE = 50

/** A sentence for each paid document, as one made in the console, whose text or address everybody can list. */
export async function exposures(database: Database): Promise<string[]> {
  const found: string[] = []
  for (const collection of closedCollections) {
    const idOf = (path?: string) => path?.slice(collection.length + 1)
    const read = (after?: { path: string }) => database.page(collection, PAGE, idOf(after?.path))
    const documents = await everyPage(read, PAGE)
    found.push(...documents.flatMap(({ path, fields }) => exposureOf(path, fields) ?? []))
  }
  return found
}

/** One or two sentences that say where the quizzes are. Mock tests have questions too, and are no quizzes. */
export function tellQuizCollection(facts: readonly CollectionFacts[]): string {
  const own = facts.find(({ id }) => id === quizCollection)
  if (own?.looksLikeQuizzes)
    return `Quizzes are in ${quizCollection} (${own.count}), where the app reads them.`
  const others = facts
    .filter(({ looksLikeQuizzes: alike, holds }) => alike && holds === null)
    .map(({ id }) => id)
  const state = own
    ? `${quizCollection} holds no quiz that can be played`
    : `There is no collection ${quizCollection}`
  return others.length > 0
    ? `${state}; ${others.join(', ')} looks like quizzes, but the app reads ${quizCollection} alone.`
    : `${state}, and no other collection looks like quizzes.`
}
