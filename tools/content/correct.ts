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
import { ChangedMeanwhile, type Database, type Write } from './database'
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

/** What a correction changes, for the operator who decides. */
interface CorrectionFacts {
  path: string
  title: string
  questionId: string
  /** Of the question in the test, from 1. */
  number: number
  of: number
  text: string
  options: string[]
  keyBefore: string
  keyAfter: string
  reason: string
  /** Paths of daily quizzes that ask the question too. */
  copies: string[]
}

function linesOf(facts: CorrectionFacts): string[] {
  return [
    `${facts.title} (${facts.path}), question ${facts.number} of ${facts.of}, id ${facts.questionId}:`,
    `  ${facts.text}`,
    ...facts.options.map((option, index) => `  ${letterOf(index)}  ${option}`),
    `key until now:   ${facts.keyBefore}`,
    `key from now on: ${facts.keyAfter}`,
    `reason:          ${facts.reason}`,
    ...(facts.copies.length > 0 ? [`asked as well in: ${facts.copies.join(', ')}`] : []),
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

const changedMeanwhile = 'The test has changed meanwhile. Nothing was changed: begin again.'

interface Correction {
  writes: Write[]
  /** The daily quizzes that ask the question. */
  copies: readonly DailyCopy[]
}

/** Everything that one correction writes; each document must still be as it was read. */
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
  const copies = await dailyCopies(database, keys, question.id)
  const papers = [{ ...test, place }, ...copies]
  const paths = [...papers.map(({ path }) => path), ...ids.map((id) => `corrections/${id}`)]
  const stored = await database.readVersions(paths)
  const isAsRead = papers.every(({ path, fields }) => isDeepStrictEqual(stored.get(path)?.fields, fields))
  if (!isAsRead) throw new ChangedMeanwhile(changedMeanwhile)
  const when = (path: string) => {
    const version = stored.get(path)
    return version ? { updateTime: version.updateTime } : { exists: false as const }
  }
  const writes = [
    ...papers.map(({ path, fields, place: at }): Write => {
      return { path, fields: withKey(fields, at, writeKey(key)), mode: 'merge', when: when(path) }
    }),
    ...keys.map((testKey): Write => {
      const path = `corrections/${testDocumentId(testKey)}`
      const written = withEntry(stored.get(path)?.fields, testKey, test.title, entry)
      return { path, fields: written, mode: 'replace', when: when(path) }
    }),
  ]
  return { writes, copies }
}

export type CorrectionWanted = Pick<CorrectCommand, 'test' | 'question' | 'change' | 'reason'>

/**
 * Prepares a correction: what it changes, and how it is written.
 * @throws UsageError for a question or a key that there is not
 */
export async function planCorrection(target: Target, wanted: CorrectionWanted) {
  const { database, label } = target
  const { reason } = wanted
  const test = await findTest(database, wanted.test)
  const found = findQuestion(test, wanted.question)
  const { question } = found
  const key = correctedKey(question, wanted.change)
  const { writes, copies } = await correctionOf(database, test, found, { key, reason, now: new Date() })
  const facts: CorrectionFacts = {
    path: test.path,
    title: test.title,
    questionId: question.id,
    number: test.order.indexOf(question.id) + 1,
    of: test.order.length,
    text: plainText(question.text),
    options: question.options.map((option) => plainText(option)),
    keyBefore: keyText(question, question.correctAnswer),
    keyAfter: keyText(question, key),
    reason,
    copies: copies.map(({ path }) => path),
  }
  return {
    facts,
    /**
     * Writes it, then the catalogues, the index and the ranks of the test.
     * @returns the exit code: 1 when the key is corrected and one of those is not
     * @throws Error when the test has changed since it was planned
     */
    write: async (console: Console): Promise<number> => {
      await writeWithAudit(
        target,
        `Corrected the key of question ${facts.number} of ${test.title}: ${reason}`,
        writes,
      ).catch((error: unknown) => {
        // The operator may have thought for a while.
        throw error instanceof ChangedMeanwhile ? new Error(changedMeanwhile, { cause: error }) : error
      })
      // A question that is dropped is not drawn any more.
      const codes = [await indexAfterwards(target, console), await rankAfterwards(test.path, target, console)]
      console.out(`Corrected in ${label}: new attempts are scored by it, and earlier results say so.`)
      return Math.max(...codes)
    },
  }
}

/** @returns the exit code */
export async function runCorrect(command: CorrectCommand, target: Target, console: Console): Promise<number> {
  const { facts, write } = await planCorrection(target, command)
  for (const line of linesOf(facts)) console.out(line)
  await confirm(
    console,
    `The key is corrected in ${target.label}, and the results of all who answered it change.`,
    command.yes,
  )
  return write(console)
}
