import { ApiError } from '../../api/errors'
import type { Command } from './command'
import { type Console, guarded } from './console'
import { runCorrect } from './correct'
import { runCounts } from './counts'
import { runMessages } from './messages'
import { runGrant, runOrders, runRefund, runSales, runSettleRefund, runTakeBack } from './money/run-money'
import { parseCommand } from './parse-command'
import { runEraseUser, runExportUser, runSearchUsers, runShowUser, runSwitchUser } from './people/run-people'
import { runAnswerReport, runReports } from './reports'
import { runCheck, runImport } from './run-content'
import { runDaily } from './run-daily'
import { runExport } from './run-export'
import { runHistory, runUndo } from './run-history'
import { runIndex } from './run-index'
import { runItemsOf } from './run-items'
import { runCollections, runFindUsers, runListUsers } from './run-operator'
import { runOverview } from './run-overview'
import { runPresets } from './run-presets'
import { runPreview } from './run-preview'
import { runPublish } from './run-publish'
import { runRank } from './run-rank'
import { runUpload } from './run-upload'
import type { SiteBuilder } from './site-builder'
import { openTarget, type Target } from './target'
import { UsageError, usage } from './usage'

type Open = (project: string | null, log: (line: string) => void) => Target

async function perform(command: Command, open: Open, console: Console, site?: SiteBuilder): Promise<number> {
  if (command.name === 'help') {
    for (const line of usage.split('\n')) console.out(line)
    return 0
  }
  if (command.name === 'check') return runCheck(command, console)
  if (command.name === 'presets') return runPresets(console)
  if (command.name === 'preview') return runPreview(command, open(null, console.err), console)
  const target = () => open(command.project, console.err)
  switch (command.name) {
    case 'import':
      return runImport(command, target, console)
    case 'publish':
      return runPublish(command, target(), console, site ?? (await import('./site-builder')).siteBuilder)
    case 'correct':
      return runCorrect(command, target(), console)
    case 'items':
      return runItemsOf(command, target(), console)
    case 'rank':
      return runRank(command, target(), console)
    case 'index':
      return runIndex(command, target(), console)
    case 'upload':
      return runUpload(command, target(), console)
    case 'collections':
      return runCollections(target(), console)
    case 'daily':
      return runDaily(command, target(), console, new Date())
    case 'counts':
      return runCounts(command.out, target(), console)
    case 'export':
      return runExport(command, target(), console)
    case 'list-users':
      return runListUsers(command, target(), console)
    case 'find-users':
      return runFindUsers(command, target(), console)
    case 'switch-user':
      return runSwitchUser(command, target(), console)
    case 'erase-user':
      return runEraseUser(command, target(), console)
    case 'search-users':
      return runSearchUsers(command, target(), console)
    case 'show-user':
      return runShowUser(command, target(), console)
    case 'export-user':
      return runExportUser(command, target(), console)
    case 'orders':
      return runOrders(command, target(), console)
    case 'refund':
      return runRefund(command, target(), console)
    case 'settle-refund':
      return runSettleRefund(command, target(), console)
    case 'grant':
      return runGrant(command, target(), console)
    case 'take-back':
      return runTakeBack(command, target(), console)
    case 'sales':
      return runSales(command, target(), console)
    case 'messages':
      return runMessages(target(), console)
    case 'reports':
      return runReports(command, target(), console)
    case 'answer-report':
      return runAnswerReport(command, target(), console)
    case 'overview':
      return runOverview(target(), console)
    case 'history':
      return runHistory(command, target(), console)
    case 'undo':
      return runUndo(command, target(), console)
  }
}

/** What the endpoint tells students of an outage is no help to an operator; the line above it said which service. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return 'Is it running (npm start), and can this machine reach it?'
  return error instanceof Error ? error.message : String(error)
}

/**
 * The operator's tool.
 * @param open where commands work; tests say another place
 * @param site what builds the site in place of the real builder, whose code no other command loads
 * @returns the exit code: 0 done, 1 something is wrong with the documents or the backend, 2 no such command
 */
export async function runContentTool(
  args: readonly string[],
  terminal: Console,
  open: Open = openTarget,
  site?: SiteBuilder,
): Promise<number> {
  const console = guarded(terminal)
  try {
    return await perform(parseCommand(args), open, console, site)
  } catch (error) {
    for (const line of reasonOf(error).split('\n')) console.err(line)
    return error instanceof UsageError ? 2 : 1
  }
}
