/** `publish`: from files to a verified build, step by step (docs/decisions/025). */
import { noteInAudit } from './audit'
import { writeCatalogues } from './catalogues'
import type { Checked } from './check'
import type { PublishCommand } from './command'
import { type Console, confirm } from './console'
import { counted } from './counted'
import { collectionReader } from './database'
import { publishedTheSite } from './overview'
import { writeQuestionIndex } from './question-index'
import { check, refuseBare, runImport, writeDocuments } from './run-content'
import { runDaily } from './run-daily'
import { publishOpened } from './scheduled'
import type { SiteBuilder } from './site-builder'
import type { Target } from './target'

/** One step; it resolves to a summary in one sentence, and throws when the next must not follow. */
type Step = readonly [name: string, run: () => Promise<string>]

/** Runs a command without showing its lines; its last one is the summary, and all of them are the reason of a failure. */
async function summaryOf(run: (console: Console) => Promise<number>): Promise<string> {
  const lines: string[] = []
  const add = (line: string) => void lines.push(line)
  const code = await run({ out: add, err: add, ask: async () => null })
  if (code !== 0) throw new Error(lines.join('\n'))
  return lines.at(-1) ?? ''
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** @throws what a step throws, after telling what was done before it */
async function runSteps(steps: readonly Step[], console: Console): Promise<void> {
  const width = Math.max(...steps.map(([name]) => name.length))
  for (const [index, [name, run]] of steps.entries()) {
    const start = performance.now()
    try {
      console.out(`${name.padEnd(width)}  ${await run()} (${seconds(start)})`)
    } catch (error) {
      const namesOf = (some: readonly Step[]) => some.map(([one]) => one).join(', ') || 'nothing'
      console.err(
        `Stopped at ${name}. Done: ${namesOf(steps.slice(0, index))}. Not done: ${namesOf(steps.slice(index))}.`,
      )
      console.err(
        'Run the same command again after the repair; what is done already is left as it is. The reason:',
      )
      throw error
    }
  }
}

/** The steps that read the files and bring them to the target; none without a file. */
function importSteps(command: PublishCommand, target: Target): Step[] {
  if (command.files.length === 0) return []
  let checked: Checked | null = null
  const choices = { replace: command.replace, dryRun: false, yes: true, isPreview: false }
  const checkAll = async (quiet: Console) => {
    refuseBare(command)
    checked = await check(command, command.project, quiet)
    return checked ? 0 : 1
  }
  const importAll = async (quiet: Console) => {
    if (!checked) return 1
    const { code, written } = await writeDocuments(checked, choices, target, quiet)
    if (code !== 0) return code
    quiet.out(
      written === null
        ? `Nothing to write: ${target.label} has what the files say.`
        : `${counted(written, 'document')} written to ${target.label}.`,
    )
    return 0
  }
  return [
    ['check', () => summaryOf(checkAll)],
    ['import', () => summaryOf(importAll)],
  ]
}

function stepsOf(command: PublishCommand, target: Target, console: Console, site: SiteBuilder): Step[] {
  const { days, yes, project } = command
  const { database, label, isLocal } = target
  const now = new Date()
  const all = collectionReader(database)
  const [checkFiles, ...importFiles] = importSteps(command, target)
  const prepare = async () => {
    const summary = await site.prepare(target)
    // The last step before the first one that writes.
    const question = `Content, catalogues, index and daily quizzes will be written to ${label}.`
    if (!isLocal) await confirm(console, question, yes)
    return summary
  }
  const listAll = async () => {
    const opened = await publishOpened(target, now)
    const written = await writeCatalogues(database, all, now)
    return opened === null ? written : `${opened} ${written}`
  }
  const draw = (quiet: Console) =>
    runDaily({ name: 'daily', from: null, days, yes: true, project }, target, quiet, now)
  return [
    ...(checkFiles ? [checkFiles] : []),
    ['prepare', prepare],
    ...importFiles,
    ['catalogues', listAll],
    ['index', () => writeQuestionIndex(database, all, now)],
    ...(days > 0 ? [['daily', () => summaryOf(draw)] as const] : []),
    ['build', () => site.build(target)],
    ['verify', () => site.verify(target)],
  ]
}

/**
 * Runs every step in order. Each is safe to run again: contents that are the same write nothing.
 * @returns the exit code
 */
export async function runPublish(
  command: PublishCommand,
  target: Target,
  console: Console,
  site: SiteBuilder,
): Promise<number> {
  if (command.dryRun) {
    const isEmpty = command.files.length === 0
    const code = isEmpty ? 0 : await runImport({ ...command, name: 'import' }, () => target, console)
    if (code === 0) console.out('Catalogues, index, daily quizzes, build and verification would follow.')
    return code
  }
  await runSteps(stepsOf(command, target, console, site), console)
  await noteInAudit(target, publishedTheSite, [])
  for (const sentence of site.whatNext(target)) console.out(sentence)
  return 0
}
