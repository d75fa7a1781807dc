/** `history` and `undo`. */
import { type AuditEntry, listAudit } from './audit'
import { readAudit, undo } from './audit-undo'
import { openPath } from './closed-body'
import type { HistoryCommand, UndoCommand } from './command'
import { type Console, confirm, table } from './console'
import { count } from './problem'
import { indexAfterwards } from './run-index'
import { rankAfterwards } from './run-rank'
import { holdsQuestions } from './stored-tests'
import type { Target } from './target'

const rowOf = ({ id, operator, what, count: documents, isDone }: AuditEntry) => [
  id,
  operator,
  String(documents),
  isDone ? what : `${what} (not finished)`,
]

const stateOf = (before: unknown, after: unknown) =>
  before === null ? 'New' : after === null ? 'Deleted' : 'Changed'

/** @returns the exit code */
export async function runHistory(
  { entry: id }: HistoryCommand,
  target: Target,
  console: Console,
): Promise<number> {
  if (id === null) {
    const entries = await listAudit(target)
    for (const line of table([['entry', 'who', 'documents', 'what'], ...entries.map(rowOf)]))
      console.out(line)
    return 0
  }
  const { entry, changes } = await readAudit(target, id)
  console.out(`${entry.at}  ${entry.operator}: ${entry.what}`)
  for (const { path, name, words, before, after } of changes) {
    console.out(`${stateOf(before, after)}: ${name} (${path})`)
    for (const { what, before: from, after: to } of words) console.out(`  ${what}: ${from} → ${to}`)
    console.out(`  before: ${JSON.stringify(before)}`)
    console.out(`  after:  ${JSON.stringify(after)}`)
  }
  return 0
}

/**
 * Undoes a change, and brings up to date what is made of the documents: catalogues, the index of questions, and the ranks
 * of tests whose keys came back.
 * @returns the paths of the documents, and the exit code: 1 when they are as before and one of those is not
 * @throws Error when it cannot be undone
 */
export async function undoAndFinish(id: string, target: Target, console: Console) {
  const paths = await undo(target, id)
  const codes = [await indexAfterwards(target, console)]
  const papers = paths.filter((path) => holdsQuestions(openPath(path)))
  const there = await target.database.read(papers)
  for (const path of there.keys()) codes.push(await rankAfterwards(path, target, console))
  return { paths, code: Math.max(...codes) }
}

/** @returns the exit code */
export async function runUndo({ entry: id, yes }: UndoCommand, target: Target, console: Console) {
  const { entry } = await readAudit(target, id)
  const question = `"${entry.what}" by ${entry.operator} will be undone: ${count(entry.count, 'document')}.`
  if (!target.isLocal) await confirm(console, question, yes)
  const { paths, code } = await undoAndFinish(id, target, console)
  console.out(`Undone: ${count(paths.length, 'document')} of ${target.label}.`)
  return code
}
