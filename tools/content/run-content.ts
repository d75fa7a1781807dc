/** `check` and `import`. */
import { basename } from 'node:path'
import { writeWithAudit } from './audit'
import { type Checked, checkFiles, sourceFiles } from './check'
import type { CheckCommand, ImportCommand, PublishCommand } from './command'
import { type Console, confirm } from './console'
import { ChangedMeanwhile } from './database'
import { type Plan, planImport } from './import-documents'
import { withSealedPapers } from './live-tests'
import { isNoContent } from './place'
import { count, grouped, type Problem } from './problem'
import { checkBare } from './question-report'
import { readPapers } from './read-papers'
import { indexAfterwards } from './run-index'
import { sentenceOf, shownOf } from './shown'
import { rootOf, type Target } from './target'
import { UsageError } from './usage'

/** Tells what is wrong. @returns whether it stands in the way */
export function tell(
  problems: readonly Problem[],
  subject: string,
  { strict, skip }: { readonly strict: boolean; readonly skip: boolean },
  console: Console,
): boolean {
  for (const line of grouped(problems)) console.out(line)
  const errors = problems.filter(({ severity }) => severity === 'error')
  const skipped = skip ? errors.filter(({ leavesOut }) => leavesOut).length : 0
  const warnings = problems.length - errors.length
  const left = skipped > 0 ? `, ${count(skipped, 'question')} left out` : ''
  console.out(`${subject}: ${count(errors.length - skipped, 'error')}, ${count(warnings, 'warning')}${left}.`)
  const canSkip = !skip && errors.length > 0 && errors.every(({ leavesOut }) => leavesOut)
  if (canSkip) console.out('Correct these questions, or leave them out with --skip.')
  return errors.length > skipped || (strict && warnings > 0)
}

/** @returns what was checked, or null when something stands in the way */
export async function check(
  command: CheckCommand | ImportCommand | PublishCommand,
  project: string | null,
  console: Console,
): Promise<Checked | null> {
  const { files, bare, leftOut } = sourceFiles(command.files, command.collection)
  const papers = await readPapers(command, { files, bare }, console)
  const stand = bare.map((file) => {
    const { problems, summary } = checkBare(file, papers.get(file) ?? '')
    return tell(problems, summary, command, console)
  })
  const checked = checkFiles(files, command.collection, rootOf(project), new Date(), papers)
  const { problems, documents } = checked
  for (const file of leftOut.filter((one) => !papers.has(one))) {
    const reason = isNoContent(file)
      ? 'accounts and purchases are no content'
      : 'it holds questions, and no document names it'
    console.out(`left out ${file}: ${reason}`)
  }
  if (files.length > 0) {
    const subject = `${count(documents.length, 'document')} in ${count(files.length, 'file')}`
    stand.push(tell(problems, subject, command, console))
  }
  return stand.includes(true) ? null : checked
}

/** @returns the exit code */
export async function runCheck(command: CheckCommand, console: Console): Promise<number> {
  const checked = await check(command, null, console)
  if (!checked) return 1
  // What is stored already only an import can see.
  const { told, wrong, missing } = await shownOf(checked.documents, null, null)
  for (const problem of wrong) console.out(`error   ${sentenceOf(problem)}`)
  for (const problem of missing)
    console.out(`warning ${sentenceOf(problem)} If that is stored already, import finds it.`)
  for (const sentence of told) console.out(sentence)
  return wrong.length > 0 || (command.strict && missing.length > 0) ? 1 : 0
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

/** @throws UsageError for files of questions alone, with what to write. */
export function refuseBare({ files, collection }: ImportCommand | PublishCommand): void {
  const [file] = sourceFiles(files, collection).bare
  if (file === undefined) return
  const name = basename(file)
  const document = { title: 'A title', published: true, duration: 60, questionsFrom: name }
  const example = JSON.stringify({ [name.replace(/\..*$/, '')]: document })
  throw new UsageError(
    `"${file}" holds questions alone. Write a small file mock_tests.json beside it and import that: ${example}`,
  )
}

/** @returns the exit code */
export async function runImport(
  command: ImportCommand,
  openTarget: () => Target,
  console: Console,
): Promise<number> {
  refuseBare(command)
  const checked = await check(command, command.project, console)
  if (!checked) {
    console.err('Nothing was written.')
    return 1
  }
  return write(checked, { ...command, isPreview: false }, openTarget(), console)
}

type WriteChoices = Pick<ImportCommand, 'replace' | 'dryRun' | 'yes'> & { isPreview: boolean }

/** Brings a target to what was checked: the documents, and then what lists them. @returns the exit code */
export async function write(
  checked: Pick<Checked, 'documents' | 'uploads'>,
  choices: WriteChoices,
  target: Target,
  console: Console,
): Promise<number> {
  const { code, written } = await writeDocuments(checked, choices, target, console)
  if (written === null) return code
  const indexed = await indexAfterwards(target, console)
  console.out(`${count(written, 'document')} written to ${target.label}.`)
  return indexed
}

/**
 * Brings the documents of a target to what was checked: pictures first, so that no document names one that is not there.
 * Catalogues and index of questions stay as they are.
 * @returns the exit code, and how many documents were written; null when there was nothing to write, or it failed
 */
export async function writeDocuments(
  { documents, uploads }: Pick<Checked, 'documents' | 'uploads'>,
  { replace, dryRun, yes, isPreview }: WriteChoices,
  target: Target,
  console: Console,
): Promise<{ code: number; written: number | null }> {
  const stored = await withSealedPapers(target.database, documents)
  const plan = await planImport(target.database, stored, replace, isPreview)
  tellPlan(plan, console, dryRun)
  const writes = [...plan.created, ...plan.changed]
  const shown = await shownOf(isPreview ? [] : documents, target.database, target.files)
  const refused = [...plan.refused, ...[...shown.wrong, ...shown.missing].map(sentenceOf)]
  for (const sentence of refused) console.out(`error   ${sentence}`)
  for (const sentence of shown.told) console.out(sentence)
  if (refused.length > 0) {
    console.err('Nothing was written.')
    return { code: 1, written: null }
  }
  const missing = await target.files.missing(uploads)
  if (uploads.length > 0)
    console.out(`${count(missing.length, 'picture')} to upload to ${target.files.bucket}.`)
  if (dryRun) {
    console.out(`A dry run: nothing was written to ${target.label}.`)
    return { code: 0, written: null }
  }
  if (writes.length === 0 && missing.length === 0) return { code: 0, written: null }
  if (!target.isLocal) {
    await confirm(console, `${count(writes.length, 'document')} will be written to ${target.label}.`, yes)
  }
  for (const upload of missing) await target.files.put(upload)
  let done = 0
  try {
    const written = (more: number) => {
      done += more
      console.out(`${done} of ${writes.length} written`)
    }
    if (isPreview) await target.database.write(writes, written)
    else await writeWithAudit(target, `Imported ${count(writes.length, 'document')}`, writes, written)
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error)
    const reason =
      error instanceof ChangedMeanwhile ? 'Somebody else has changed a document meanwhile.' : told
    console.err(
      `${reason}\n${done} of ${writes.length} documents are written to ${target.label}; the rest is not.`,
    )
    console.err('Run the same command again: what is written already is left as it is.')
    return { code: 1, written: null }
  }
  return { code: 0, written: done }
}
