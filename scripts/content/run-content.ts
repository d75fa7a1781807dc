/** `check` and `import`. */
import { type Checked, checkFiles } from './check'
import type { CheckCommand, ImportCommand } from './command'
import { type Console, confirm } from './console'
import { type Plan, planImport } from './import-documents'
import { describeProblem } from './problem'
import { rootOf, type Target } from './target'

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** Tells what is wrong. @returns what was checked, or null when something stands in the way */
function check(
  command: CheckCommand | ImportCommand,
  project: string | null,
  console: Console,
): Checked | null {
  const checked = checkFiles(command.files, command.collection, rootOf(project), new Date())
  const { problems, documents, files, leftOut } = checked
  for (const problem of problems) console.out(describeProblem(problem))
  for (const file of leftOut) console.out(`left out ${file}: accounts and purchases are no content`)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  console.out(
    `${count(documents.length, 'document')} in ${count(files, 'file')}: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`,
  )
  const fails = errors > 0 || (command.strict && warnings > 0)
  return fails ? null : checked
}

/** @returns the exit code */
export function runCheck(command: CheckCommand, console: Console): number {
  return check(command, null, console) ? 0 : 1
}

function tellPlan({ created, changed, unchanged }: Plan, console: Console, listed: boolean): void {
  if (listed) {
    for (const { path } of created) console.out(`new     ${path}`)
    for (const { path, mode } of changed) console.out(`${mode === 'merge' ? 'merge  ' : 'replace'} ${path}`)
  }
  console.out(
    `${created.length} new, ${changed.length} to change, ${unchanged.length} as the files say already.`,
  )
}

/** @returns the exit code */
export async function runImport(
  command: ImportCommand,
  openTarget: () => Target,
  console: Console,
): Promise<number> {
  const checked = check(command, command.project, console)
  if (!checked) {
    console.err('Nothing was written.')
    return 1
  }
  const target = openTarget()
  const plan = await planImport(target.database, checked.documents, command.replace)
  tellPlan(plan, console, command.dryRun)
  for (const sentence of plan.refused) console.out(`error   ${sentence}`)
  if (plan.refused.length > 0) {
    console.err('Nothing was written.')
    return 1
  }
  const writes = [...plan.created, ...plan.changed]
  if (command.dryRun) {
    console.out(`A dry run: nothing was written to ${target.label}.`)
    return 0
  }
  if (writes.length === 0) return 0
  if (!target.isLocal) {
    await confirm(
      console,
      `${count(writes.length, 'document')} will be written to ${target.label}.`,
      command.yes,
    )
  }
  let done = 0
  try {
    await target.database.write(writes, (written) => {
      done += written
      console.out(`${done} of ${writes.length} written`)
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.err(
      `${reason}\n${done} of ${writes.length} documents are written to ${target.label}; the rest is not.`,
    )
    console.err('Run the same command again: what is written already is left as it is.')
    return 1
  }
  console.out(`${count(done, 'document')} written to ${target.label}.`)
  return 0
}
