/** `reports` and `answer-report`: what students say is wrong with questions, and what became of it. */
import { z } from 'zod'
import { testOfKey } from '../../src/domain/sitting/test-ref'
import { textsOf } from '../../src/domain/stored-fields'
import { indianDay } from '../../src/lib/dates'
import { type Report, reasons, reportKey, reportSchema, reportStatuses } from '../../src/own/reports/report'
import { writeWithAudit } from './audit'
import type { AnswerReportCommand, ReportsCommand } from './command'
import { type Console, confirm } from './console'
import { counted } from './counted'
import type { Database } from './database'
import { plainFields } from './stored-form'
import type { Target } from './target'

const PAGE = 300

interface StoredReport extends Report {
  /** `users/{uid}/reports/{reportId}` */
  path: string
}

/**
 * The reports of all students, or those of one test.
 * @param onUnreadable told the path of one that cannot be read, which is left out
 */
async function readReports(
  database: Database,
  testKey: string | null,
  onUnreadable: (path: string) => void = () => undefined,
): Promise<StoredReport[]> {
  const equals = testKey === null ? null : { field: 'testKey', value: testKey }
  const reports: StoredReport[] = []
  for (let after: string | undefined; ; ) {
    const page = await database.groupPage('reports', PAGE, { equals, after })
    for (const { path, fields } of page) {
      const parsed = z.safeParse(reportSchema, plainFields(fields))
      if (parsed.success) reports.push({ ...parsed.data, path })
      else onUnreadable(path)
    }
    after = page.at(-1)?.path
    if (page.length < PAGE || after === undefined) return reports
  }
}

/** How many reports wait for an answer. */
export async function countOpenReports(database: Database): Promise<number> {
  const reports = await readReports(database, null)
  return reports.filter(({ status }) => status === 'received').length
}

/** The reports of each question, newest first; the question that was reported last comes first. */
function byQuestion(reports: readonly StoredReport[]): StoredReport[][] {
  const questions = new Map<string, StoredReport[]>()
  for (const report of [...reports].sort((a, b) => b.createdAt - a.createdAt)) {
    const those = questions.get(reportKey(report)) ?? []
    questions.set(reportKey(report), [...those, report])
  }
  return [...questions.values()]
}

/** How often each word is used: `2 × Received, 1 × Corrected`. */
function tally(words: readonly string[]): string {
  return [...new Set(words)]
    .map((word) => `${words.filter((one) => one === word).length} × ${word}`)
    .join(', ')
}

function* linesOf(reports: readonly StoredReport[]): Generator<string> {
  const [newest] = reports
  if (!newest) return
  yield `${newest.testKey} ${newest.questionId}  (${newest.testTitle})`
  yield `  ${newest.questionText.replace(/\s+/g, ' ')}`
  yield `  ${tally(reports.map(({ reason }) => reasons[reason]))}`
  yield `  ${tally(reports.map(({ status }) => reportStatuses[status]))}`
  for (const { createdAt, text, answer } of reports) {
    if (text) yield `  ${indianDay(new Date(createdAt))}: ${text.replace(/\s+/g, ' ')}`
    if (answer) yield `    answered: ${answer.replace(/\s+/g, ' ')}`
  }
}

/** What students report of one question, newest first. */
export interface QuestionReports
  extends Pick<Report, 'testKey' | 'testTitle' | 'questionId' | 'questionText'> {
  /** Of a test of a package; empty for others. */
  packageTitle: string
  reports: Array<{
    /** ISO 8601. */
    at: string
    reason: string
    text: string
    status: Report['status']
    answer: string | null
  }>
}

const packagePath = (testKey: string) => {
  const ref = testOfKey(testKey)
  return ref?.kind === 'series' ? `categories/${ref.packageId}` : null
}

/** Every question that was reported; the one that was reported last comes first. */
export async function questionReports(
  { database }: Target,
  testKey: string | null = null,
): Promise<QuestionReports[]> {
  const all = await readReports(database, testKey)
  const paths = all.flatMap((report) => packagePath(report.testKey) ?? [])
  const packages = await database.read([...new Set(paths)])
  return byQuestion(all).flatMap((reports) => {
    const [newest] = reports
    if (!newest) return []
    const { name } = plainFields(packages.get(packagePath(newest.testKey) ?? '') ?? {})
    const [packageTitle = ''] = textsOf(name, 'en')
    const { testTitle, questionId, questionText } = newest
    const each = reports.map(({ createdAt, reason, text, status, answer }) => ({
      at: new Date(createdAt).toISOString(),
      reason: reasons[reason],
      text,
      status,
      answer,
    }))
    return [{ testKey: newest.testKey, testTitle, packageTitle, questionId, questionText, reports: each }]
  })
}

/** @returns the exit code */
export async function runReports(
  { test }: ReportsCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const unreadable = (path: string) => console.err(`${path} cannot be read as a report.`)
  const questions = byQuestion(await readReports(target.database, test, unreadable))
  for (const reports of questions) for (const line of linesOf(reports)) console.out(line)
  const where = test === null ? target.label : `${test} in ${target.label}`
  console.out(
    questions.length === 0
      ? `Nobody has reported a question of ${where}.`
      : `${counted(questions.flat().length, 'report')} of ${counted(questions.length, 'question')} of ${where}.`,
  )
  return 0
}

type ReportAnswer = Pick<AnswerReportCommand, 'test' | 'question' | 'status' | 'answer'>

/** The reports of a question. @throws Error when it has none */
async function reportsOf(
  { database, label }: Target,
  { test, question }: ReportAnswer,
): Promise<StoredReport[]> {
  const reports = (await readReports(database, test)).filter(({ questionId }) => questionId === question)
  if (reports.length > 0) return reports
  throw new Error(`Nobody has reported the question "${question}" of "${test}" in ${label}.`)
}

async function writeAnswer(target: Target, reports: readonly StoredReport[], answer: ReportAnswer) {
  const fields = {
    status: { stringValue: answer.status },
    ...(answer.answer && { answer: { stringValue: answer.answer } }),
  }
  const what = `Answered ${counted(reports.length, 'report')} of a question of ${reports[0]?.testTitle ?? answer.test}`
  await writeWithAudit(
    target,
    `${what}: ${reportStatuses[answer.status]}`,
    reports.map(({ path }) => ({ path, fields, mode: 'merge' as const })),
  )
}

/**
 * Sets the state, and the answer that students read, on every report of a question.
 * @returns how many reports
 * @throws Error when the question was not reported
 */
export async function answerReports(target: Target, answer: ReportAnswer): Promise<number> {
  const reports = await reportsOf(target, answer)
  await writeAnswer(target, reports, answer)
  return reports.length
}

/** @returns the exit code */
export async function runAnswerReport(
  command: AnswerReportCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const reports = await reportsOf(target, command)
  const what = `${counted(reports.length, 'report')} of ${command.question} of ${command.test}`
  const state = reportStatuses[command.status]
  if (!target.isLocal) await confirm(console, `${what} in ${target.label}: ${state}.`, command.yes)
  await writeAnswer(target, reports, command)
  console.out(`${what}: ${state}.`)
  return 0
}
