/** `index`: writes the catalogues and the index of questions anew, out of what the database holds. */
import { writeCatalogues } from './catalogues'
import type { IndexCommand } from './command'
import { type Console, confirm } from './console'
import { collectionReader } from './database'
import { writeQuestionIndex } from './question-index'
import { publishOpened } from './scheduled'
import type { Target } from './target'

/** Both are made of the same documents, which are read once. */
async function writeIndexes(target: Target, console: Console): Promise<void> {
  const opened = await publishOpened(target)
  if (opened !== null) console.out(opened)
  const { database } = target
  const all = collectionReader(database)
  console.out(await writeCatalogues(database, all))
  console.out(await writeQuestionIndex(database, all, new Date()))
}

/** @returns the exit code */
export async function runIndex({ yes }: IndexCommand, target: Target, console: Console): Promise<number> {
  const { label, isLocal } = target
  if (!isLocal)
    await confirm(console, `The catalogues and the index of questions are made anew in ${label}.`, yes)
  await writeIndexes(target, console)
  return 0
}

/**
 * The same after a publication. All of it, as an earlier publication may have ended half-way.
 * @returns the exit code: 1 when what was published stands and what lists it does not
 */
export async function indexAfterwards(target: Target, console: Console): Promise<number> {
  try {
    await writeIndexes(target, console)
    return 0
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.err(reason)
    console.err(
      'Lists and the index of questions are as they were: npm run content -- index makes them anew.',
    )
    return 1
  }
}
