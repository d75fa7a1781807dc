/** Parses the command line of the content tool. */
import { parseArgs } from 'node:util'
import { longestReason } from '../../src/content/corrections/schema'
import { readIndiaDay } from '../../src/domain/india-day'
import { type Command, exportFormats, type ImportCommand, type KeyChange } from './command'
import type { ReadChoices } from './formats/asked'
import { kindOf } from './kinds'
import {
  grantOptions,
  ordersOptions,
  parseGrant,
  parseOrders,
  parseRefund,
  parseSales,
  refundOptions,
  salesOptions,
} from './money/parse-money'
import { userSearch, userWithData } from './people/parse-people'
import { UsageError } from './usage'

const options = {
  collection: { type: 'string' },
  strict: { type: 'boolean' },
  skip: { type: 'boolean' },
  say: { type: 'string', multiple: true },
  'key-file': { type: 'string' },
  replace: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  all: { type: 'boolean' },
  email: { type: 'string' },
  phone: { type: 'string' },
  find: { type: 'string' },
  state: { type: 'string' },
  attention: { type: 'boolean' },
  payment: { type: 'string' },
  project: { type: 'string' },
  out: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  days: { type: 'string' },
  format: { type: 'string' },
  port: { type: 'string' },
  pack: { type: 'string' },
  test: { type: 'string' },
  status: { type: 'string' },
  answer: { type: 'string' },
  key: { type: 'string' },
  also: { type: 'string' },
  'full-marks': { type: 'boolean' },
  drop: { type: 'boolean' },
  reason: { type: 'string' },
  'leave-out': { type: 'string', multiple: true },
  unnamed: { type: 'string', multiple: true },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

type Name = keyof typeof options
type Repeated = 'leave-out' | 'unnamed' | 'say'
type Values = { [K in Repeated]?: string[] } & {
  [K in Exclude<Name, Repeated>]?: (typeof options)[K]['type'] extends 'string' ? string : boolean
}

/** The command, and the options and words that remain to be read. */
interface Typed {
  readonly name: string
  readonly words: readonly string[]
  readonly values: Values
  readonly target: { readonly project: string | null }
}

function read(args: readonly string[]): { values: Values; words: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { values, words: positionals }
  } catch (error) {
    // Node's message continues with advice about positionals that look like options.
    const sentence = error instanceof Error ? error.message.split(/(?<=['"])\. |\n/)[0] : String(error)
    throw new UsageError(`${sentence}.`.replace(/\.+$/, '.'))
  }
}

/** @throws UsageError for an option that the command does not have, and for more words than it reads */
function allowOnly(
  name: string,
  { values, words }: Typed,
  mostWords: number,
  allowed: readonly Name[],
): void {
  const stray = Object.keys(values).find((option) => !allowed.some((one) => one === option))
  if (stray) throw new UsageError(`${name} does not have the option --${stray}.`)
  const extra = words[mostWords]
  if (extra !== undefined) throw new UsageError(`${name}: unexpected argument "${extra}".`)
}

function filesOf({ name, words }: Typed): readonly string[] {
  if (words.length === 0) throw new UsageError(`${name} needs a file: npm run content -- ${name} FILE…`)
  return words
}

/** What the operator says about question files: `--say bold-is-key=yes`. */
function readingOf({ say = [], 'key-file': keyFile }: Values): ReadChoices {
  const answers = say.map((one) => one.split('=').map((part) => part.trim()))
  const odd = answers.findIndex((parts) => parts.length !== 2 || parts.includes(''))
  if (odd >= 0)
    throw new UsageError(`--say needs a question and an answer such as bold-is-key=yes, not "${say[odd]}".`)
  return { answers: Object.fromEntries(answers), ...(keyFile === undefined ? {} : { keyFile }) }
}

const readingOptions = ['skip', 'say', 'key-file'] as const

function preview(typed: Typed): Command {
  allowOnly('preview', typed, 1, ['port', ...readingOptions])
  const [file = ''] = filesOf(typed)
  const port = typed.values.port === undefined ? null : Number(typed.values.port)
  if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new UsageError('--port needs a port number.')
  const { skip = false } = typed.values
  return { name: 'preview', file, port, skip, reading: readingOf(typed.values) }
}

function users({ values, words: [action, ...words], ...typed }: Typed): Command {
  const { target } = typed
  const { email, phone, find } = values
  if (action === undefined) {
    allowOnly('users', { values, words, ...typed }, 0, ['all', 'email', 'phone', 'find', 'project'])
    if (find !== undefined) return userSearch({ email, phone, find }, target)
    if (email !== undefined && phone !== undefined) throw new UsageError('Give --email or --phone, not both.')
    if (email !== undefined) return { name: 'find-users', field: 'email', value: email.trim(), ...target }
    if (phone !== undefined) return { name: 'find-users', field: 'phone', value: phone.trim(), ...target }
    return { name: 'list-users', all: values.all ?? false, ...target }
  }
  if (action === 'show' || action === 'export') {
    const more = action === 'export' ? (['out'] as const) : []
    allowOnly(`users ${action}`, { values, words, ...typed }, 1, ['project', ...more])
    return userWithData(action, words, values.out, target)
  }
  if (action !== 'activate' && action !== 'deactivate' && action !== 'erase')
    throw new UsageError(
      `users has the actions show, export, activate, deactivate and erase, not "${action}".`,
    )
  allowOnly(`users ${action}`, { values, words, ...typed }, 1, ['project', 'yes'])
  const [who] = words
  if (who === undefined) throw new UsageError(`users ${action} needs the uid or the e-mail of a user.`)
  const person = { who: who.trim(), yes: values.yes ?? false, ...target }
  return action === 'erase'
    ? { name: 'erase-user', ...person }
    : { name: 'switch-user', active: action === 'activate', ...person }
}

/** Characters of an answer. */
const longestAnswer = 1000

function answerReport(typed: Typed): Command {
  const { words, values, target } = typed
  const [test, question] = words
  const { status, yes = false } = values
  const answer = values.answer?.trim() || null
  allowOnly('answer-report', typed, 2, ['status', 'answer', 'project', 'yes'])
  if (test === undefined || question === undefined)
    throw new UsageError('answer-report needs a test and a question, as the command reports names them.')
  if (status !== 'corrected' && status !== 'no-change')
    throw new UsageError('answer-report needs --status corrected or --status no-change.')
  if (answer !== null && answer.length > longestAnswer)
    throw new UsageError(`An answer can have at most ${longestAnswer} characters.`)
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

function correct(typed: Typed): Command {
  const { words, values, target } = typed
  allowOnly('correct', typed, 2, ['key', 'also', 'full-marks', 'drop', 'reason', 'project', 'yes'])
  const [test, question] = words
  if (test === undefined || question === undefined)
    throw new UsageError('correct needs a test and a question: npm run content -- correct TEST QUESTION …')
  const reason = values.reason?.trim().replace(/\s+/g, ' ') ?? ''
  if (reason === '')
    throw new UsageError('correct needs --reason "…": students read why their marks have changed.')
  if (reason.length > longestReason)
    throw new UsageError(
      `A reason can have at most ${longestReason} characters; this one has ${reason.length}.`,
    )
  const yes = values.yes ?? false
  return { name: 'correct', test, question, change: changeOf(values), reason, yes, ...target }
}

/** The uids of an option; "none" is none of them. @returns null without the option */
function uidsOf(values: Values, option: 'leave-out' | 'unnamed'): string[] | null {
  const uids = values[option]?.map((uid) => uid.trim())
  if (uids?.some((uid) => uid === '' || /\s/.test(uid)))
    throw new UsageError(`--${option} needs one uid; repeat the option for more.`)
  return uids?.filter((uid) => uid !== 'none') ?? null
}

function rank(typed: Typed): Command {
  const { words, values, target } = typed
  allowOnly('rank', typed, 1, ['leave-out', 'unnamed', 'project', 'yes'])
  const [test] = words
  if (test === undefined) throw new UsageError('rank needs a test: npm run content -- rank TEST')
  const leaveOut = uidsOf(values, 'leave-out')
  return {
    name: 'rank',
    test,
    leaveOut,
    unnamed: uidsOf(values, 'unnamed'),
    yes: values.yes ?? false,
    ...target,
  }
}

function items(typed: Typed): Command {
  allowOnly('items', typed, 1, ['project'])
  const [test] = typed.words
  if (test === undefined) throw new UsageError('items needs a test: npm run content -- items TEST')
  return { name: 'items', test, ...typed.target }
}

/** How many days are drawn by default, and at most. */
const daysDrawn = { usually: 14, most: 366 } as const

function daysOf({ values }: Typed, fewest: number): number {
  const days = values.days === undefined ? daysDrawn.usually : Number(values.days)
  if (!(Number.isInteger(days) && days >= fewest && days <= daysDrawn.most))
    throw new UsageError(`--days needs a number from ${fewest} to ${daysDrawn.most}.`)
  return days
}

function daily(typed: Typed): Command {
  const { values, target } = typed
  allowOnly('daily', typed, 0, ['from', 'days', 'project', 'yes'])
  const from = values.from === undefined ? null : readIndiaDay(values.from)
  if (values.from !== undefined && from === null)
    throw new UsageError(`--from needs a day such as 2026-11-22, not "${values.from}".`)
  return { name: 'daily', from, days: daysOf(typed, 1), yes: values.yes ?? false, ...target }
}

function exportCommand(typed: Typed): Command {
  const { words, values, target } = typed
  allowOnly('export', typed, 1, ['format', 'out', 'project'])
  const [path] = words
  if (path === undefined)
    throw new UsageError('export needs a document: npm run content -- export mock_tests/ID')
  const segments = path.split('/')
  if (segments.length % 2 !== 0 || segments.includes('') || !kindOf(segments.slice(0, -1).join('/')))
    throw new UsageError(`"${path}" is not a content document such as mock_tests/ID.`)
  const format = exportFormats.find((one) => one === (values.format ?? 'json'))
  if (!format) throw new UsageError(`--format is ${exportFormats.join(', ')}, not "${values.format}".`)
  return { name: 'export', path, format, out: values.out ?? null, ...target }
}

function upload(typed: Typed): Command {
  allowOnly('upload', typed, Number.POSITIVE_INFINITY, ['pack', 'to', 'project', 'yes'])
  const files = filesOf(typed)
  const { pack, to, yes = false } = typed.values
  if ((pack === undefined) === (to === undefined))
    throw new UsageError(
      'upload needs --pack ID, or --to with a folder: public/, members/, images/, Carousel/.',
    )
  const place = pack === undefined ? { folder: `${to?.trim().replace(/\/+$/, '')}/` } : { pack: pack.trim() }
  return { name: 'upload', files, to: place, yes, ...typed.target }
}

const importOptions = [
  'collection',
  'strict',
  'replace',
  'dry-run',
  'project',
  'yes',
  ...readingOptions,
] as const

function importChoices({ values, target }: Typed): Omit<ImportCommand, 'name' | 'files'> {
  const {
    collection = null,
    strict = false,
    replace = false,
    'dry-run': dryRun = false,
    yes = false,
    skip = false,
  } = values
  return { collection, strict, replace, dryRun, yes, skip, reading: readingOf(values), ...target }
}

const parsers: Readonly<Record<string, (typed: Typed) => Command>> = {
  check(typed) {
    allowOnly('check', typed, Number.POSITIVE_INFINITY, ['collection', 'strict', ...readingOptions])
    const { collection = null, strict = false, skip = false } = typed.values
    const reading = readingOf(typed.values)
    return { name: 'check', files: filesOf(typed), collection, strict, skip, reading }
  },
  import(typed) {
    allowOnly('import', typed, Number.POSITIVE_INFINITY, importOptions)
    return { name: 'import', files: filesOf(typed), ...importChoices(typed) }
  },
  publish(typed) {
    allowOnly('publish', typed, Number.POSITIVE_INFINITY, [...importOptions, 'days'])
    return { name: 'publish', files: typed.words, ...importChoices(typed), days: daysOf(typed, 0) }
  },
  preview,
  daily,
  correct,
  rank,
  items,
  upload,
  index(typed) {
    allowOnly('index', typed, 0, ['project', 'yes'])
    return { name: 'index', yes: typed.values.yes ?? false, ...typed.target }
  },
  presets(typed) {
    allowOnly('presets', typed, 0, [])
    return { name: 'presets' }
  },
  collections(typed) {
    allowOnly('collections', typed, 0, ['project'])
    return { name: 'collections', ...typed.target }
  },
  counts(typed) {
    allowOnly('counts', typed, 0, ['project', 'out'])
    return { name: 'counts', out: typed.values.out ?? null, ...typed.target }
  },
  export: exportCommand,
  overview(typed) {
    allowOnly('overview', typed, 0, ['project'])
    return { name: 'overview', ...typed.target }
  },
  history(typed) {
    allowOnly('history', typed, 1, ['project'])
    return { name: 'history', entry: typed.words[0] ?? null, ...typed.target }
  },
  undo(typed) {
    allowOnly('undo', typed, 1, ['project', 'yes'])
    const [entry] = typed.words
    if (entry === undefined) throw new UsageError('undo needs an entry, as the command history names it.')
    return { name: 'undo', entry, yes: typed.values.yes ?? false, ...typed.target }
  },
  users,
  orders(typed) {
    allowOnly('orders', typed, 1, ordersOptions)
    return parseOrders(typed)
  },
  refund(typed) {
    allowOnly('refund', typed, 1, refundOptions)
    return parseRefund('refund', typed)
  },
  'settle-refund'(typed) {
    allowOnly('settle-refund', typed, 1, refundOptions)
    return parseRefund('settle-refund', typed)
  },
  grant(typed) {
    allowOnly('grant', typed, 2, grantOptions)
    return parseGrant('grant', typed)
  },
  'take-back'(typed) {
    allowOnly('take-back', typed, 2, grantOptions)
    return parseGrant('take-back', typed)
  },
  sales(typed) {
    allowOnly('sales', typed, 0, salesOptions)
    return parseSales(typed)
  },
  messages(typed) {
    allowOnly('messages', typed, 0, ['project'])
    return { name: 'messages', ...typed.target }
  },
  reports(typed) {
    allowOnly('reports', typed, 0, ['test', 'project'])
    return { name: 'reports', test: typed.values.test ?? null, ...typed.target }
  },
  'answer-report': answerReport,
}

/** @throws UsageError with one sentence for everything that is not a command */
export function parseCommand(args: readonly string[]): Command {
  const { values, words } = read(args)
  const [name, ...rest] = words
  if (values.help || name === 'help' || (name === undefined && args.length === 0)) return { name: 'help' }
  const target = { project: values.project?.trim() || null }
  if (values.project !== undefined && target.project === null)
    throw new UsageError('--project needs the id of a project.')
  const parse = Object.hasOwn(parsers, name ?? '') ? parsers[name ?? ''] : undefined
  if (!parse || name === undefined)
    throw new UsageError(
      `There is no command "${name ?? ''}". The commands are ${Object.keys(parsers).join(', ')}; --help explains them.`,
    )
  return parse({ name, words: rest, values, target })
}
