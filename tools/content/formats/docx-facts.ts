/** What the questions of a paper show of themselves before anything is decided. */
import { byLabel } from './docx-answer'
import { scriptIn } from './docx-languages'
import { allLetters } from './docx-lines'
import type { Open } from './docx-open'
import type { KeyLook } from './docx-signs'

export interface Facts {
  readonly open: Open
  readonly set: string | null
  /** The options that look like the right one. */
  readonly marked: Readonly<Record<KeyLook, readonly number[]>>
}

export type Script = ReturnType<typeof scriptIn>

/** The script of a question and its options. */
export const scriptOf = ({ open: { text, lists } }: Facts): Script =>
  scriptIn(
    [...text, ...lists.flat().flatMap(({ line, more }) => [{ line }, ...more])]
      .map(({ line }) => allLetters(line))
      .join('\n'),
  )

/** Questions whose numbers rise. @param byScript whether another script begins others too */
export function runsOf(facts: readonly Facts[], byScript = false): Facts[][] {
  const runs: Facts[][] = []
  for (const one of facts) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNew = !last || one.open.number <= last.open.number
    const isOther = byScript && last && scriptOf(last) !== scriptOf(one)
    if (run && !isNew && !isOther) run.push(one)
    else runs.push([one])
  }
  return runs
}

/** The letters and digits of an answer, as two are compared. */
export const bare = (answer: string): string => answer.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The answer that a question says of itself, as it is compared with another one. */
export const ownAnswer = ({ open: { lists, said } }: Facts): string | undefined =>
  said.answer === undefined ? undefined : bare(byLabel(said.answer, lists.at(-1), true))
