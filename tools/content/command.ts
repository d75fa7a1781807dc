/** What an operator typed, as a command. */
import { parseArgs } from 'node:util'
import { longestReason } from '../../src/content/corrections/schema'
import { type IndiaDay, readIndiaDay } from '../../src/domain/india-day'
import { kindOf } from './kinds'
import { UsageError } from './usage'

interface OnTarget {
  /** null: the local backend. */
  project: string | null
}

export interface CheckCommand {
  name: 'check'
  files: readonly string[]
  /** The collection of all files; null: each file's name says it. */
  collection: string | null
  strict: boolean
}

export interface ImportCommand extends Omit<CheckCommand, 'name'>, OnTarget {
  name: 'import'
  replace: boolean
  dryRun: boolean
  yes: boolean
}

export interface PreviewCommand {
  name: 'preview'
  file: string
  /** Of the app; null: where `npm start` serves it. */
  port: number | null
}

export interface IndexCommand extends OnTarget {
  name: 'index'
  yes: boolean
}

export interface DailyCommand extends OnTarget {
  name: 'daily'
  /** The first day; null: today, in India. */
  from: IndiaDay | null
  days: number
  yes: boolean
}

interface CountsCommand extends OnTarget {
  name: 'counts'
  /** null: where the build reads it. */
  out: string | null
}

const exportFormats = ['moodle-xml', 'aiken', 'json'] as const

export interface ExportCommand extends OnTarget {
  name: 'export'
  /** Of the document: `mock_tests/free-1`. */
  path: string
  format: (typeof exportFormats)[number]
  /** null: a file named after the document, where the operator is. */
  out: string | null
}

export interface ListUsersCommand extends OnTarget {
  name: 'list-users'
  all: boolean
}

export interface FindUsersCommand extends OnTarget {
  name: 'find-users'
  field: 'email' | 'phone'
  value: string
}

export interface EraseUserCommand extends OnTarget {
  name: 'erase-user'
  /** A uid or an e-mail. */
  who: string
  yes: boolean
}

export interface SwitchUserCommand extends OnTarget {
  name: 'switch-user'
  /** A uid or an e-mail. */
  who: string
  active: boolean
  yes: boolean
}

export interface ReportsCommand extends OnTarget {
  name: 'reports'
  /** The key of a test; null: all of them. */
  test: string | null
}

export interface AnswerReportCommand extends OnTarget {
  name: 'answer-report'
  test: string
  question: string
  status: 'corrected' | 'no-change'
  /** What the students read; null: an answer that is there stays. */
  answer: string | null
  yes: boolean
}

/** The ways in which exam bodies decide (docs/decisions/045); `text` as typed. */
export type KeyChange =
  | { by: 'key'; text: string }
  | { by: 'also'; text: string }
  | { by: 'full-marks' }
  | { by: 'drop' }

export interface CorrectCommand extends OnTarget {
  name: 'correct'
  /** The path of a document, or the key of a test. */
  test: string
  /** An id, or `#12`. */
  question: string
  change: KeyChange
  reason: string
  yes: boolean
}

export type Command =
  | { name: 'help' }
  | { name: 'presets' }
  | CheckCommand
  | ImportCommand
  | PreviewCommand
  | ({ name: 'collections' } & OnTarget)
  | IndexCommand
  | DailyCommand
  | CountsCommand
  | ExportCommand
  | ListUsersCommand
  | FindUsersCommand
  | SwitchUserCommand
  | EraseUserCommand
  | ({ name: 'messages' } & OnTarget)
  | ReportsCommand
  | AnswerReportCommand
  | CorrectCommand

const options = {
  collection: { type: 'string' },
  strict: { type: 'boolean' },
  replace: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  all: { type: 'boolean' },
  email: { type: 'string' },
  phone: { type: 'string' },
  project: { type: 'string' },
  out: { type: 'string' },
  from: { type: 'string' },
  days: { type: 'string' },
  format: { type: 'string' },
  port: { type: 'string' },
  test: { type: 'string' },
  status: { type: 'string' },
  answer: { type: 'string' },
  key: { type: 'string' },
  also: { type: 'string' },
  'full-marks': { type: 'boolean' },
  drop: { type: 'boolean' },
  reason: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

type Name = keyof typeof options
type Values = { [K in Name]?: (typeof options)[K]['type'] extends 'string' ? string : boolean }

function read(args: readonly string[]): { values: Values; words: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { values, words: positionals }
  } catch (error) {
    // Node's sentence goes on about positionals that look like options.
    const sentence = error instanceof Error ? error.message.split(/(?<=['"])\. |\n/)[0] : String(error)
    throw new UsageError(`${sentence}.`.replace(/\.+$/, '.'))
  }
}

function allowOnly(command: string, values: Values, allowed: readonly Name[]): void {
  const stray = Object.keys(values).find((name) => !allowed.some((one) => one === name))
  if (stray) throw new UsageError(`${command} takes no --${stray}.`)
}

function filesOf(command: string, files: readonly string[]): readonly string[] {
  if (files.length === 0) throw new UsageError(`${command} needs a file: npm run content -- ${command} FILE…`)
  return files
}

function noMore(command: string, words: readonly string[]): void {
  if (words[0] !== undefined)
    throw new UsageError(`${command} takes nothing more: "${words[0]}" is too much.`)
}

function usersCommand(values: Values, words: readonly string[], target: OnTarget): Command {
  const [action, who, ...more] = words
  const { email, phone } = values
  if (action === undefined) {
    allowOnly('users', values, ['all', 'email', 'phone', 'project'])
    if (email !== undefined && phone !== undefined) throw new UsageError('Give --email or --phone, not both.')
    if (email !== undefined) return { name: 'find-users', field: 'email', value: email.trim(), ...target }
    if (phone !== undefined) return { name: 'find-users', field: 'phone', value: phone.trim(), ...target }
    return { name: 'list-users', all: values.all ?? false, ...target }
  }
  if (action !== 'activate' && action !== 'deactivate' && action !== 'erase') {
    throw new UsageError(`users knows activate, deactivate and erase, not "${action}".`)
  }
  allowOnly(`users ${action}`, values, ['project', 'yes'])
  if (who === undefined) throw new UsageError(`users ${action} needs the uid or the e-mail of a user.`)
  noMore(`users ${action}`, more)
  const person = { who: who.trim(), yes: values.yes ?? false, ...target }
  return action === 'erase'
    ? { name: 'erase-user', ...person }
    : { name: 'switch-user', active: action === 'activate', ...person }
}

/** Characters of an answer. */
const longestAnswer = 1000

function answerReportCommand(values: Values, words: readonly string[], target: OnTarget): Command {
  const [test, question, ...more] = words
  const { status, yes = false } = values
  const answer = values.answer?.trim() || null
  allowOnly('answer-report', values, ['status', 'answer', 'project', 'yes'])
  if (test === undefined || question === undefined)
    throw new UsageError('answer-report needs a test and a question, as reports names them.')
  noMore('answer-report', more)
  if (status !== 'corrected' && status !== 'no-change')
    throw new UsageError('answer-report needs --status corrected or --status no-change.')
  if (answer !== null && answer.length > longestAnswer)
    throw new UsageError(`An answer has ${longestAnswer} characters at most.`)
  return { name: 'answer-report', test, question, status, answer, yes, ...target }
}

function changeOf({ key, also, 'full-marks': fullMarks, drop }: Values): KeyChange {
  const changes: KeyChange[] = [
    ...(key === undefined ? [] : [{ by: 'key' as const, text: key }]),
    ...(also === undefined ? [] : [{ by: 'also' as const, text: also }]),
    ...(fullMarks ? [{ by: 'full-marks' as const }] : []),
    ...(drop ? [{ by: 'drop' as const }] : []),
  ]
  const [change, ...more] = changes
  if (!change || more.length > 0)
    throw new UsageError('correct needs one of --key, --also, --full-marks and --drop.')
  return change
}

function correctCommand(values: Values, words: readonly string[], target: OnTarget): Command {
  allowOnly('correct', values, ['key', 'also', 'full-marks', 'drop', 'reason', 'project', 'yes'])
  const [test, question, ...more] = words
  if (test === undefined || question === undefined)
    throw new UsageError('correct needs a test and a question: npm run content -- correct TEST QUESTION …')
  noMore('correct', more)
  const reason = values.reason?.trim().replace(/\s+/g, ' ') ?? ''
  if (reason === '')
    throw new UsageError('correct needs --reason "…": students read why their marks have changed.')
  if (reason.length > longestReason)
    throw new UsageError(`A reason has ${longestReason} characters at most; this one has ${reason.length}.`)
  return {
    name: 'correct',
    test,
    question,
    change: changeOf(values),
    reason,
    yes: values.yes ?? false,
    ...target,
  }
}

/** Days that are drawn when nothing else is said, and at most. */
const daysDrawn = { usually: 14, most: 366 } as const

function dailyCommand(values: Values, words: readonly string[], target: OnTarget): Command {
  allowOnly('daily', values, ['from', 'days', 'project', 'yes'])
  noMore('daily', words)
  const from = values.from === undefined ? null : readIndiaDay(values.from)
  if (values.from !== undefined && from === null)
    throw new UsageError(`--from needs a day such as 2026-11-22, not "${values.from}".`)
  const days = values.days === undefined ? daysDrawn.usually : Number(values.days)
  if (!(Number.isInteger(days) && days >= 1 && days <= daysDrawn.most))
    throw new UsageError(`--days needs a number from 1 to ${daysDrawn.most}.`)
  return { name: 'daily', from, days, yes: values.yes ?? false, ...target }
}

function exportCommand(values: Values, [path, ...more]: readonly string[], target: OnTarget): Command {
  allowOnly('export', values, ['format', 'out', 'project'])
  if (path === undefined)
    throw new UsageError('export needs a document: npm run content -- export mock_tests/ID')
  noMore('export', more)
  const segments = path.split('/')
  if (segments.length % 2 !== 0 || segments.includes('') || !kindOf(segments.slice(0, -1).join('/')))
    throw new UsageError(`"${path}" is no document of content such as mock_tests/ID.`)
  const format = exportFormats.find((one) => one === (values.format ?? 'json'))
  if (!format) throw new UsageError(`--format is ${exportFormats.join(', ')}, not "${values.format}".`)
  return { name: 'export', path, format, out: values.out ?? null, ...target }
}

/** @throws UsageError with one sentence for whatever is no command. */
export function parseCommand(args: readonly string[]): Command {
  const { values, words } = read(args)
  const [name, ...rest] = words
  if (values.help || name === 'help' || (name === undefined && args.length === 0)) return { name: 'help' }
  const target = { project: values.project?.trim() || null }
  if (values.project !== undefined && target.project === null)
    throw new UsageError('--project needs the id of a project.')
  const source = { collection: values.collection ?? null, strict: values.strict ?? false }
  switch (name) {
    case 'check':
      allowOnly(name, values, ['collection', 'strict'])
      return { name, files: filesOf(name, rest), ...source }
    case 'import': {
      allowOnly(name, values, ['collection', 'strict', 'replace', 'dry-run', 'project', 'yes'])
      const { replace = false, 'dry-run': dryRun = false, yes = false } = values
      return { name, files: filesOf(name, rest), ...source, replace, dryRun, yes, ...target }
    }
    case 'presets':
      allowOnly(name, values, [])
      noMore(name, rest)
      return { name }
    case 'preview': {
      allowOnly(name, values, ['port'])
      const [file, ...more] = filesOf(name, rest)
      noMore(name, more)
      const port = values.port === undefined ? null : Number(values.port)
      if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536))
        throw new UsageError('--port needs the number of a port.')
      return { name, file: file ?? '', port }
    }
    case 'collections':
    case 'messages':
      allowOnly(name, values, ['project'])
      noMore(name, rest)
      return { name, ...target }
    case 'index':
      allowOnly(name, values, ['project', 'yes'])
      noMore(name, rest)
      return { name, yes: values.yes ?? false, ...target }
    case 'counts':
      allowOnly(name, values, ['project', 'out'])
      noMore(name, rest)
      return { name, out: values.out ?? null, ...target }
    case 'daily':
      return dailyCommand(values, rest, target)
    case 'correct':
      return correctCommand(values, rest, target)
    case 'export':
      return exportCommand(values, rest, target)
    case 'users':
      return usersCommand(values, rest, target)
    case 'reports':
      allowOnly(name, values, ['test', 'project'])
      noMore(name, rest)
      return { name, test: values.test ?? null, ...target }
    case 'answer-report':
      return answerReportCommand(values, rest, target)
    default:
      throw new UsageError(
        `There is no command "${name ?? ''}": it is check, import, preview, daily, correct, index, presets, collections, counts, export, users, messages, reports or answer-report (--help tells more).`,
      )
  }
}
