/** The commands of the content tool. */
import type { IndiaDay } from '../../src/domain/india-day'
import type { ReadChoices } from './formats/asked'
import type { OrderState } from './money/order-row'

interface OnTarget {
  /** null: the local backend. */
  project: string | null
}

export interface CheckCommand {
  name: 'check'
  files: readonly string[]
  /** The collection of all files; null: the name of each file gives it. */
  collection: string | null
  strict: boolean
  /** Leaves out questions that cannot be read. */
  skip: boolean
  /** What the operator says about question files. */
  reading: ReadChoices
}

export interface ImportCommand extends Omit<CheckCommand, 'name'>, OnTarget {
  name: 'import'
  replace: boolean
  dryRun: boolean
  yes: boolean
}

export interface PublishCommand extends Omit<ImportCommand, 'name'> {
  name: 'publish'
  /** Days for which a daily quiz is drawn; 0 draws none. */
  days: number
}

export interface PreviewCommand {
  name: 'preview'
  file: string
  /** The app's port; null: that of `npm start`. */
  port: number | null
  skip: boolean
  reading: ReadChoices
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
  /** null: the file that the build reads. */
  out: string | null
}

export const exportFormats = ['moodle-xml', 'aiken', 'json'] as const

export interface ExportCommand extends OnTarget {
  name: 'export'
  /** Path of the document: `mock_tests/free-1`. */
  path: string
  format: (typeof exportFormats)[number]
  /** null: a file named after the document, in the current folder. */
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

/** By a part of the name, the e-mail or the phone number. */
export interface SearchUsersCommand extends OnTarget {
  name: 'search-users'
  text: string
}

export interface ShowUserCommand extends OnTarget {
  name: 'show-user'
  /** A uid or an e-mail. */
  who: string
}

export interface ExportUserCommand extends OnTarget {
  name: 'export-user'
  /** A uid or an e-mail. */
  who: string
  out: string
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
  /** Key of a test; null: all tests. */
  test: string | null
}

export interface AnswerReportCommand extends OnTarget {
  name: 'answer-report'
  test: string
  question: string
  status: 'corrected' | 'no-change'
  /** Students read it; null keeps an earlier answer. */
  answer: string | null
  yes: boolean
}

/** How exam bodies change a key (docs/decisions/045); `text` as typed. */
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

export interface RankCommand extends OnTarget {
  name: 'rank'
  /** The path of a document, or the key of a test. */
  test: string
  /** Uids; null: those of the last time. */
  leaveOut: readonly string[] | null
  /** Uids of students who are not named; null: those of the last time. */
  unnamed: readonly string[] | null
  yes: boolean
}

interface OverviewCommand extends OnTarget {
  name: 'overview'
}

export interface HistoryCommand extends OnTarget {
  name: 'history'
  /** An entry of the audit list; null: the newest entries. */
  entry: string | null
}

export interface UndoCommand extends OnTarget {
  name: 'undo'
  entry: string
  yes: boolean
}

export interface UploadCommand extends OnTarget {
  name: 'upload'
  files: readonly string[]
  /** A pack's id, or a folder of Storage. */
  to: { pack: string } | { folder: string }
  yes: boolean
}

export interface OrdersCommand extends OnTarget {
  name: 'orders'
  /** An order to show; null: a list. */
  order: string | null
  /** A part of the student, the product or an id. */
  text: string
  state: OrderState | null
  /** Days in India: `2026-11-22`. */
  from: string | null
  to: string | null
  /** Only orders that need somebody. */
  attention: boolean
}

/** Refunds a payment, or marks its failed refunds as settled. */
export interface RefundCommand extends OnTarget {
  name: 'refund' | 'settle-refund'
  order: string
  /** Of an order that was paid more than once. */
  payment: string | null
  reason: string
  yes: boolean
}

/** Gives a product without a payment, or takes it back. */
export interface GrantCommand extends OnTarget {
  name: 'grant' | 'take-back'
  /** Id of the product. */
  product: string
  /** A uid or an e-mail. */
  who: string
  reason: string
  yes: boolean
}

export interface SalesCommand extends OnTarget {
  name: 'sales'
  /** Months in India: `2026-11`. */
  from: string | null
  to: string | null
  /** A file for CSV; null: a table in the terminal. */
  out: string | null
}

/** How the questions of a test did. */
export interface ItemsCommand extends OnTarget {
  name: 'items'
  /** The path of a document, or the key of a test. */
  test: string
}

export type Command =
  | { name: 'help' }
  | { name: 'presets' }
  | CheckCommand
  | ImportCommand
  | PublishCommand
  | PreviewCommand
  | ({ name: 'collections' } & OnTarget)
  | IndexCommand
  | DailyCommand
  | CountsCommand
  | ExportCommand
  | ListUsersCommand
  | FindUsersCommand
  | SearchUsersCommand
  | ShowUserCommand
  | ExportUserCommand
  | SwitchUserCommand
  | EraseUserCommand
  | ({ name: 'messages' } & OnTarget)
  | OrdersCommand
  | RefundCommand
  | GrantCommand
  | SalesCommand
  | ReportsCommand
  | AnswerReportCommand
  | CorrectCommand
  | RankCommand
  | ItemsCommand
  | OverviewCommand
  | HistoryCommand
  | UndoCommand
  | UploadCommand
