/** `rank`: the ranks of the students of a test (docs/decisions/077). */

import type { Choices } from '../../api/ranks/intake'
import { type RankStep, rankStep } from '../../api/ranks/rank-step'
import { NotRanked, type RankJob } from '../../api/ranks/ranked-test'
import { showFraction } from '../../src/domain/fraction'
import type { ImpossibleTime } from '../../src/domain/ranking/impossible-times'
import { testDocumentId } from '../../src/domain/sitting/test-document'
import type { RankCommand } from './command'
import { type Console, confirm, table } from './console'
import { findTest, keysOf } from './stored-tests'
import type { Target } from './target'
import { UsageError } from './usage'

/** Milliseconds after which the counts so far are stored: what an interrupted command has to do again. */
const stepTime = 20_000

/** Names that are printed: those who may come to the board of the week. */
const listedNames = 50

const reasons: Readonly<Record<ImpossibleTime, string>> = {
  'too fast': 'answers faster than one second each',
  'too long at questions': 'more time at the questions than the test took',
  'submitted before begun': 'submitted before it began',
  'late deadline': 'a deadline later than the test allows',
  'written late': 'written in the ten minutes after its time, as after a lost network',
}
const reasonText = (reason: string) =>
  Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? reason

function tell(job: RankJob, step: RankStep & { status: 'done' }, console: Console): void {
  const { intake, result, isWritten, choices } = step
  const { leaveOut, unnamed } = choices
  console.out(`${job.testKey}: ${result.count} students are ranked, of ${intake.read} stored sheets.`)
  const [best] = result.histogram
  if (best) console.out(`Best: ${showFraction(best.marks)} of ${showFraction(result.possible)}.`)
  if (intake.edited > 0)
    console.out(`${intake.edited} not ranked: their questions or options have been edited since.`)
  if (intake.seen > 0) console.out(`${intake.seen} not ranked: the device had the keys before they began.`)
  if (leaveOut.length > 0) console.out(`Left out (--leave-out none ranks all): ${leaveOut.join(', ')}`)
  if (unnamed.length > 0) console.out(`Not named (--unnamed none names all): ${unnamed.join(', ')}`)
  if (result.named.length > 0) {
    console.out('Students see these names (--unnamed UID takes one out):')
    const rows = result.named.slice(0, listedNames).map(({ uid, name, rank }) => [uid, String(rank), name])
    for (const line of table(rows)) console.out(`  ${line}`)
  }
  if (intake.suspects.length > 0) {
    console.out('Impossible times; they are ranked unless --leave-out UID leaves them out:')
    const rows = intake.suspects.map(({ uid, reasons: all }) => [uid, all.map(reasonText).join('; ')])
    for (const line of table(rows)) console.out(`  ${line}`)
  }
  for (const path of intake.unreadable) console.err(`${path} cannot be read and is not ranked.`)
  const document = `ranks/${testDocumentId(job.testKey)}`
  console.out(isWritten ? `Written: ${document}.` : `${document} is as before; nothing is written.`)
}

/**
 * Ranks one test, and goes on where an interrupted ranking has stopped.
 * @param decided about students; absent: as the last time
 * @throws Error when it cannot be ranked, or another process ranks it
 */
async function rankTest(
  job: RankJob,
  { students }: Target,
  console: Console,
  decided: Partial<Choices> = {},
): Promise<void> {
  for (;;) {
    const step = await rankStep(students, job, { until: Date.now() + stepTime, decided }).catch(
      (error: unknown) => {
        throw error instanceof NotRanked ? new Error(`${error.message} Nothing was ranked.`) : error
      },
    )
    if (step.status === 'done') return tell(job, step, console)
    if (step.status === 'busy') throw new Error(`Another process ranks ${job.testKey}. Try again later.`)
    console.out(`${job.testKey}: ${step.intake.read} sheets so far.`)
  }
}

/** @returns the exit code */
export async function runRank(command: RankCommand, target: Target, console: Console): Promise<number> {
  const { path } = await findTest(target.database, command.test)
  const keys = await keysOf(target.database, path)
  if (!target.isLocal)
    await confirm(console, `The ranks of ${keys.join(', ')} are published in ${target.label}.`, command.yes)
  for (const testKey of keys)
    await rankTest({ testKey, path }, target, console, {
      ...(command.leaveOut && { leaveOut: command.leaveOut }),
      ...(command.unnamed && { unnamed: command.unnamed }),
    })
  return 0
}

/**
 * Ranks a test anew whose key was corrected, where it has ranks.
 * @param path of the document with its questions
 * @returns the exit code: 1 when the key is corrected and the ranks are not
 */
export async function rankAfterwards(path: string, target: Target, console: Console): Promise<number> {
  try {
    const testKeys = await keysOf(target.database, path).catch((error: unknown) => {
      // Nobody can have sat it.
      if (error instanceof UsageError) return []
      throw error
    })
    const documents = testKeys.map((testKey) => [testKey, `ranks/${testDocumentId(testKey)}`] as const)
    const stored = await target.database.read(documents.map(([, document]) => document))
    for (const [testKey, document] of documents)
      if (stored.has(document)) await rankTest({ testKey, path }, target, console)
    return 0
  } catch (error) {
    console.err(error instanceof Error ? error.message : String(error))
    console.err(`The ranks are as they were: npm run content -- rank ${path} computes them again.`)
    return 1
  }
}
