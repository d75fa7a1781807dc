/** `correct`: the key of a published question, in the ways in which exam bodies decide (docs/decisions/045). */

import { isDeepStrictEqual } from 'node:util'
import type { WireFields, WireValue } from '../../emulator/firestore/wire-value'
import { writeKey } from '../../src/domain/question/answer'
import { keyText } from '../../src/domain/question/kinds'
import type { Question } from '../../src/domain/question/question'
import { plainText } from '../../src/domain/rich-text'
import { testDocumentId } from '../../src/domain/sitting/test-document'
import { isDocumentId } from '../../src/lib/firebase/document-id'
import { writeWithAudit } from './audit'
import type { CorrectCommand } from './command'
import { type Console, confirm } from './console'
import { correctedKey } from './corrected-key'
import { type DailyCopy, dailyCopies } from './daily-copies'
import type { Database, Write } from './database'
import { letterOf } from './formats/key-text'
import { liveTestAt } from './live-tests'
import { indexAfterwards } from './run-index'
import { rankAfterwards } from './run-rank'
import { plainFields } from './stored-form'
import { findTest, keysOf, type StoredTest } from './stored-tests'
import type { Target } from './target'
import { UsageError } from './usage'

/** @param named an id, or `#12` */
function findQuestion({ questions, order, path }: StoredTest, named: string) {
  const byId = questions.find(({ question }) => question.id === named)
  const number = /^#(\d+)$/.exec(named)?.[1]
  const id = number === undefined ? undefined : order[Number(number) - 1]
  const found = byId ?? questions.find(({ question }) => question.id === id)
  if (!found)
    throw new UsageError(
      `${path} has no question "${named}": it has ${questions.length}, #1 to #${questions.length}.`,
    )
  return found
}

function tell(
  test: StoredTest,
  question: Question,
  key: Question['correctAnswer'],
  reason: string,
): string[] {
  const number = test.order.indexOf(question.id) + 1
  const texts = question.options.map((option, index) => `  ${letterOf(index)}  ${plainText(option)}`)
  return [
    `${test.title} (${test.path}), question ${number} of ${test.order.length}, id ${question.id}:`,
    `  ${plainText(question.text)}`,
    ...texts,
    `key until now:   ${keyText(question, question.correctAnswer)}`,
    `key from now on: ${keyText(question, key)}`,
    `reason:          ${reason}`,
  ]
}

const text = (value: string): WireValue => ({ stringValue: value })

/** The stored questions with the key of one of them written anew. */
function withKey(fields: WireFields, place: number, key: string): WireFields {
  const list = fields.questions
  if (!list || !('arrayValue' in list)) return {}
  const values = list.arrayValue.values.map((value, index) =>
    index === place && 'mapValue' in value
      ? { mapValue: { fields: { ...value.mapValue.fields, key: text(key) } } }
      : value,
  )
  return { questions: { arrayValue: { values } } }
}

/** The corrections of a test with one more. */
function withEntry(
  before: WireFields | undefined,
  testKey: string,
  title: string,
  entry: WireFields,
): WireFields {
  const entries = before?.entries && 'mapValue' in before.entries ? before.entries.mapValue.fields : {}
  const next = 1 + Math.max(0, ...Object.keys(entries).map(Number).filter(Number.isFinite))
  return {
    testKey: text(testKey),
    title: text(title),
    latestAt: entry.at ?? { nullValue: null },
    entries: { mapValue: { fields: { ...entries, [next]: { mapValue: { fields: entry } } } } },
  }
}

/** The keys of the test that students have seen its keys by: none of a live test before its results. */
async function correctedFor(database: Database, test: StoredTest, now: Date): Promise<string[]> {
  const { resultsAt } = plainFields(test.fields)
  const isSecret = liveTestAt(test.path) !== null && resultsAt instanceof Date && resultsAt > now
  return isSecret ? [] : keysOf(database, test.path)
}

interface Correction {
  writes: Write[]
  /** The daily quizzes that ask the question. */
  copies: readonly DailyCopy[]
}

/** Everything that one correction writes; the one commit is whole or not at all. */
async function correctionOf(
  database: Database,
  test: StoredTest,
  { place, question }: ReturnType<typeof findQuestion>,
  { key, reason, now }: { key: Question['correctAnswer']; reason: string; now: Date },
): Promise<Correction> {
  const entry: WireFields = {
    question: text(question.id),
    key: text(writeKey(key)),
    was: text(writeKey(question.correctAnswer)),
    reason: text(reason),
    at: { timestampValue: now.toISOString() },
  }
  const keys = await correctedFor(database, test, now)
  const ids = keys.map(testDocumentId)
  if (!ids.every(isDocumentId))
    throw new UsageError(`The ids of ${test.path} are too long for a correction of its own.`)
  const stored = await database.read(ids.map((id) => `corrections/${id}`))
  const copies = await dailyCopies(database, keys, question.id)
  const writes = [
    ...[{ ...test, place }, ...copies].map((one): Write => {
      return { path: one.path, fields: withKey(one.fields, one.place, writeKey(key)), mode: 'merge' }
    }),
    ...keys.map((testKey): Write => {
      const path = `corrections/${testDocumentId(testKey)}`
      return { path, fields: withEntry(stored.get(path), testKey, test.title, entry), mode: 'replace' }
    }),
  ]
  return { writes, copies }
}

/** @returns the exit code */
export async function runCorrect(command: CorrectCommand, target: Target, console: Console): Promise<number> {
  const { database, label } = target
  const { reason, yes } = command
  const test = await findTest(database, command.test)
  const found = findQuestion(test, command.question)
  const key = correctedKey(found.question, command.change)
  const { writes, copies } = await correctionOf(database, test, found, { key, reason, now: new Date() })
  for (const line of tell(test, found.question, key, reason)) console.out(line)
  if (copies.length > 0) console.out(`asked as well in: ${copies.map(({ path }) => path).join(', ')}`)
  await confirm(
    console,
    `The key is corrected in ${label}, and the results of all who answered it change.`,
    yes,
  )
  // The operator may have thought for a while.
  const now = await database.read([test, ...copies].map(({ path }) => path))
  for (const { path, fields } of [test, ...copies]) {
    if (!isDeepStrictEqual(now.get(path), fields))
      throw new Error(`${path} has changed meanwhile. Nothing was changed.`)
  }
  await writeWithAudit(
    target,
    `Corrected the key of ${found.question.id} of ${test.title}: ${reason}`,
    writes,
  )
  // A question that is dropped is not drawn any more.
  const codes = [await indexAfterwards(target, console), await rankAfterwards(test.path, target, console)]
  console.out(`Corrected in ${label}: new attempts are scored by it, and earlier results say so.`)
  return Math.max(...codes)
}
