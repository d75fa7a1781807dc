/** `history` and `undo`. */
import { type AuditEntry, listAudit, readAudit, undo } from './audit'
import type { HistoryCommand, UndoCommand } from './command'
import { type Console, confirm, table } from './console'
import { count } from './problem'
import { indexAfterwards } from './run-index'
import type { Target } from './target'

const rowOf = ({ id, operator, what, count: documents, isDone }: AuditEntry) => [
  id,
  operator,
  String(documents),
  isDone ? what : `${what} (not finished)`,
]

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
  for (const { path, before, after } of changes) {
    console.out(path)
    console.out(`  before: ${JSON.stringify(before)}`)
    console.out(`  after:  ${JSON.stringify(after)}`)
  }
  return 0
}

/** @returns the exit code */
export async function runUndo({ entry: id, yes }: UndoCommand, target: Target, console: Console) {
  const { entry } = await readAudit(target, id)
  const question = `"${entry.what}" by ${entry.operator} will be undone: ${count(entry.count, 'document')}.`
  if (!target.isLocal) await confirm(console, question, yes)
  const paths = await undo(target, id)
  const indexed = await indexAfterwards(target, console)
  console.out(`${count(paths.length, 'document')} of ${target.label} as before.`)
  return indexed
}
