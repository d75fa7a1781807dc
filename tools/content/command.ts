/** The commands of the content tool. */
import type { IndiaDay } from '../../src/domain/india-day'
import type { ReadChoices } from './formats/asked'

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
  yes: boolean
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
  | SwitchUserCommand
  | EraseUserCommand
  | ({ name: 'messages' } & OnTarget)
  | ReportsCommand
  | AnswerReportCommand
  | CorrectCommand
  | RankCommand
  | ItemsCommand
  | HistoryCommand
  | UndoCommand
