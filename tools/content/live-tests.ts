/** Live tests as they are stored: a card that everybody reads, and the paper apart from it (docs/decisions/076). */
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { progressPath } from '../../api/ranks/progress'
import { livePaperPath } from '../../api/ranks/ranked-test'
import type { WireFields, WireValue } from '../../emulator/firestore/wire-value'
import { showFraction } from '../../src/domain/fraction'
import { graceTime } from '../../src/domain/live-test'
import { makePaper, type Paper } from '../../src/domain/paper'
import { sumMarks } from '../../src/domain/question/marking'
import { parseQuestions, testQuestionDefaults } from '../../src/domain/question/question'
import { mayShuffle } from '../../src/domain/question/shuffle'
import { testDocumentId } from '../../src/domain/sitting/test-document'
import { testKey } from '../../src/domain/sitting/test-ref'
import { languagesOfQuestions, layoutFields } from '../../src/domain/test-layout'
import type { StoredDocument } from './check'
import type { Database } from './database'
import { doubt, type Finding, fault } from './problem'
import { type Rule, testQuestions } from './rules'
import { newSealKey, seal } from './seal'
import { plainFields } from './stored-form'
import { UsageError } from './usage'

/** Fields that tell of the questions, which the card must not. */
const ofPaper = ['questions', 'sets', 'sections', 'marking', 'shuffle', 'calculator', 'leaveSectionsEarly']

const text = (value: string): WireValue => ({ stringValue: value })
const textIn = (value: WireValue | undefined) => (value && 'stringValue' in value ? value.stringValue : null)
const textsOf = (values: readonly string[]): WireValue => ({ arrayValue: { values: values.map(text) } })

/** The id of the live test whose document or whole paper stands there; null for any other path. */
export const liveTestAt = (path: string): string | null =>
  /^live_tests\/([^/]+)(\/private\/paper)?$/.exec(path)?.[1] ?? null

/** The paper of a document's fields, as the app reads it. */
function paperOf(path: string, fields: WireFields): Paper {
  const plain = plainFields(fields)
  const layout = z.object(layoutFields).parse(plain)
  const questions = parseQuestions(plain.questions, path, testQuestionDefaults)
  return makePaper({ title: '', minutes: Number(plain.duration), questions, layout })
}

/** A live test's document in two: its card, and its paper, which the rules show from the results on. */
export function liveTestParts(path: string, fields: WireFields): StoredDocument[] {
  const id = liveTestAt(path)
  const card = Object.entries(fields).filter(([name]) => !ofPaper.includes(name))
  if (id === null) return [{ path, fields }]
  if (!fields.questions) return [{ path, fields: Object.fromEntries(card) }]
  const paper = paperOf(path, fields)
  const marks = sumMarks(paper.questions.map(({ scheme }) => ({ marking: scheme, outcome: 'correct' })))
  const languages = languagesOfQuestions(paper.questions, paper.languages)
  return [
    {
      path,
      fields: {
        ...Object.fromEntries(card),
        totalQuestions: { integerValue: String(paper.questions.length) },
        totalMarks: marks ? text(showFraction(marks.possible)) : { nullValue: null },
        languages: textsOf(languages),
      },
    },
    { path: livePaperPath(id), fields },
  ]
}

/** What a student sits: no key, no explanation. */
const withoutKeys = (paper: Paper): Paper => ({
  ...paper,
  questions: paper.questions.map((question) => ({
    ...question,
    correctAnswer: 'dropped' as const,
    explanation: null,
  })),
})

/** The cards of live tests among documents. */
const cardsIn = (documents: readonly StoredDocument[]) =>
  documents.flatMap((document) => {
    const id = document.path.includes('/private/') ? null : liveTestAt(document.path)
    return id === null ? [] : [{ ...document, id }]
  })

const hourFields = ['opensAt', 'entryUntil', 'closesAt', 'resultsAt']

/**
 * The stored papers of tests whose card alone is written, with the hours of that card.
 * @throws UsageError where the card gives a test another length than its questions, which are sealed with it
 */
async function papersOfCards(
  database: Pick<Database, 'read'>,
  documents: readonly StoredDocument[],
): Promise<StoredDocument[]> {
  const paths = new Set(documents.map(({ path }) => path))
  const cards = cardsIn(documents)
    .map((card) => ({ ...card, paper: livePaperPath(card.id) }))
    .filter(({ paper }) => !paths.has(paper))
  if (cards.length === 0) return []
  const stored = await database.read(cards.map(({ paper }) => paper))
  return cards.flatMap(({ path, fields, paper }) => {
    const before = stored.get(paper)
    if (!before) return []
    if (plainFields(before).duration !== plainFields(fields).duration)
      throw new UsageError(`${path}: its duration changes with its questions. Put them into the file too.`)
    const hoursOfCard = Object.entries(fields).filter(([name]) => hourFields.includes(name))
    return [{ path: paper, fields: { ...before, ...Object.fromEntries(hoursOfCard) } }]
  })
}

/** The stored ranks of tests whose card is written, with its hours: when they show, and when they are computed again. */
async function ranksOfCards(
  database: Pick<Database, 'read'>,
  documents: readonly StoredDocument[],
): Promise<StoredDocument[]> {
  const cards = cardsIn(documents).map(({ id, fields }) => {
    const key = testKey({ kind: 'live', liveTestId: id })
    return { fields, ranks: `ranks/${testDocumentId(key)}`, progress: progressPath(key) }
  })
  if (cards.length === 0) return []
  const stored = await database.read(cards.flatMap(({ ranks, progress }) => [ranks, progress]))
  return cards.flatMap(({ fields, ranks, progress }): StoredDocument[] => {
    const [before, counted] = [stored.get(ranks), stored.get(progress)]
    const { resultsAt, closesAt } = fields
    const closes = plainFields(fields).closesAt
    const isMoved = before?.visibleFrom !== undefined && !isDeepStrictEqual(before.visibleFrom, resultsAt)
    if (!isMoved || !resultsAt || !closesAt || !(closes instanceof Date)) return []
    const dueAt = { timestampValue: new Date(closes.getTime() + graceTime).toISOString() }
    return [
      { path: ranks, fields: { ...before, visibleFrom: resultsAt } },
      ...(counted ? [{ path: progress, fields: { ...counted, dueAt } }] : []),
    ]
  })
}

/**
 * The documents with the sealed papers of their live tests, and what opens them: a new key whenever the questions change.
 */
export async function withSealedPapers(
  database: Pick<Database, 'read'>,
  documents: readonly StoredDocument[],
): Promise<StoredDocument[]> {
  const papers = documents.flatMap((document) => {
    const id = document.path.endsWith('/private/paper') ? liveTestAt(document.path) : null
    return id === null ? [] : [{ ...document, id, opening: `live_tests/${id}/private/opening` }]
  })
  const others = [...(await papersOfCards(database, documents)), ...(await ranksOfCards(database, documents))]
  if (papers.length === 0) return [...documents, ...others]
  const sealedPath = (id: string) => `live_tests/${id}/private/sealed`
  const stored = await database.read(papers.flatMap(({ id, opening }) => [opening, sealedPath(id)]))
  const sealed = papers.flatMap(({ id, path, fields, opening }): StoredDocument[] => {
    const paper = JSON.stringify(withoutKeys(paperOf(path, fields)))
    const before = textIn(stored.get(opening)?.key)
    const isSame = before !== null && seal(paper, before) === textIn(stored.get(sealedPath(id))?.sealed)
    // What a waiting device has loaded before a change must not open any more.
    const key = isSame ? before : newSealKey()
    return [
      { path: sealedPath(id), fields: { sealed: text(seal(paper, key)) } },
      { path: opening, fields: { key: text(key) } },
    ]
  })
  return [...documents, ...others, ...sealed]
}

const hours = z.object({
  opensAt: z.date(),
  entryUntil: z.date(),
  closesAt: z.date(),
  resultsAt: z.date(),
  duration: z.number().positive(),
})
const minute = 60_000

/** The hours of a live test: the rules go by them, so none may be missing or out of order. */
export const liveHours: Rule = (document, id) => {
  const findings: Finding[] = []
  if (!/^[a-z0-9-]{1,60}$/.test(id))
    findings.push(fault('id', 'of a live test it has small letters, digits and hyphens, at most 60.'))
  const read = hours.safeParse(document)
  if (!read.success)
    return [
      ...findings,
      ...read.error.issues.map(({ path }) => {
        const field = String(path[0])
        return fault(
          field,
          field === 'duration' ? 'it is missing: minutes.' : 'it must be a date with its time.',
        )
      }),
    ]
  const { opensAt, entryUntil, closesAt, resultsAt, duration } = read.data
  const at = [opensAt, entryUntil, closesAt, resultsAt].map((date) => date.getTime())
  const [opens = 0, entry = 0, closes = 0, results = 0] = at
  if (opens >= entry) findings.push(fault('entryUntil', 'it must be after opensAt.'))
  if (opens + duration * minute > closes)
    findings.push(fault('closesAt', `it leaves less than the ${duration} minutes of the test.`))
  else if (entry + duration * 1.5 * minute > closes)
    findings.push(
      doubt('closesAt', 'who begins at entryUntil with half more time has less time than the others.'),
    )
  if (closes + graceTime > results)
    findings.push(
      fault('resultsAt', 'it must be at least 10 minutes after closesAt: sheets arrive until then.'),
    )
  const { sections } = z.object(layoutFields).parse(document)
  const timed = sections.map(({ minutes }) => minutes ?? 0)
  const sum = timed.reduce((all, one) => all + one, 0)
  if (timed.length > 0 && timed.every((one) => one > 0) && sum !== duration)
    findings.push(fault('duration', `the sections take ${sum} minutes together, which it must be.`))
  return findings
}

/** The questions of a live test. A document without any is a card alone, such as one that moves the hours. */
export const liveQuestions: Rule = (document, id, now) =>
  document.questions === undefined
    ? [doubt('questions', 'there are none: the card alone is written, and the stored paper stays as it is.')]
    : testQuestions(document, id, now)

/** A student's order of options may not depend on what only the explanation says: nobody has it before the results. */
export const liveShuffle: Rule = (document) => {
  const { shuffle } = z.object(layoutFields).parse(document)
  if (!shuffle?.options) return []
  const { questions } = makePaper({
    title: '',
    minutes: 0,
    questions: parseQuestions(document.questions, 'questions', testQuestionDefaults),
  })
  return questions
    .filter((question) => mayShuffle({ ...question, explanation: null }) !== mayShuffle(question))
    .map(({ id }) =>
      fault(
        'questions',
        `the explanation of "${id}" names an option by its letter, and options are shuffled.`,
      ),
    )
}
