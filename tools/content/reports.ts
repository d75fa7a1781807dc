/** `reports` and `answer-report`: what students say is wrong with questions, and what became of it. */
import { z } from 'zod'
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

/** The reports of all students, or those of one test. One that cannot be read is told and left out. */
async function readReports(
  database: Database,
  testKey: string | null,
  console: Console,
): Promise<StoredReport[]> {
  const equals = testKey === null ? null : { field: 'testKey', value: testKey }
  const reports: StoredReport[] = []
  for (let after: string | undefined; ; ) {
    const page = await database.groupPage('reports', PAGE, { equals, after })
    for (const { path, fields } of page) {
      const parsed = z.safeParse(reportSchema, plainFields(fields))
      if (parsed.success) reports.push({ ...parsed.data, path })
      else console.err(`${path} cannot be read as a report.`)
    }
    after = page.at(-1)?.path
    if (page.length < PAGE || after === undefined) return reports
  }
}

/** How many reports wait for an answer. */
export async function countOpenReports(database: Database): Promise<number> {
  const reports = await readReports(database, null, {
    out: () => undefined,
    err: () => undefined,
    ask: async () => null,
  })
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

/** @returns the exit code */
export async function runReports(
  { test }: ReportsCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const questions = byQuestion(await readReports(target.database, test, console))
  for (const reports of questions) for (const line of linesOf(reports)) console.out(line)
  const where = test === null ? target.label : `${test} in ${target.label}`
  console.out(
    questions.length === 0
      ? `No question is reported of ${where}.`
      : `${counted(questions.flat().length, 'report')} of ${counted(questions.length, 'question')} of ${where}.`,
  )
  return 0
}

/** Sets the state on every report of a question. @returns the exit code: 1 when it has not been reported */
export async function runAnswerReport(
  { test, question, status, answer, yes }: AnswerReportCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const reports = await readReports(target.database, test, console)
  const those = reports.filter(({ questionId }) => questionId === question)
  if (those.length === 0) {
    console.err(`Nobody has reported the question "${question}" of "${test}" in ${target.label}.`)
    return 1
  }
  const what = `${counted(those.length, 'report')} of ${question} of ${test}`
  if (!target.isLocal) await confirm(console, `${what} in ${target.label}: ${reportStatuses[status]}.`, yes)
  await writeWithAudit(
    target,
    `Answered ${what}: ${reportStatuses[status]}`,
    those.map(({ path }) => ({
      path,
      fields: { status: { stringValue: status }, ...(answer && { answer: { stringValue: answer } }) },
      mode: 'merge' as const,
    })),
  )
  console.out(`${what}: ${reportStatuses[status]}.`)
  return 0
}
