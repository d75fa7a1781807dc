/** The operator's terminal, line by line. */
export interface Console {
  out: (line: string) => void
  err: (line: string) => void
  /** The operator's answer to a question; null where nobody can be asked. */
  ask: (question: string) => Promise<string | null>
}

/** @throws Error when the operator does not say yes, or cannot be asked. */
export async function confirm(console: Console, question: string, yes: boolean): Promise<void> {
  if (yes) return
  const answer = await console.ask(`${question} Type yes to go on: `)
  if (answer === null)
    throw new Error(`${question} Nobody can be asked here: say --yes. Nothing was changed.`)
  if (answer.trim().toLowerCase() !== 'yes') throw new Error('Nothing was changed.')
}

/** Columns as wide as their widest cell; the last one is left as it is. */
export function table(rows: ReadonlyArray<readonly string[]>): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/**
 * One line that a terminal only shows, whatever was stored or read: line breaks become spaces, so that nobody forges a
 * line of the tool, tabs stay, and what would steer the terminal or turn the reading direction becomes a visible mark.
 */
function harmlessLine(text: string): string {
  return text
    .replace(/[\r\n\u2028\u2029]+/g, ' ')
    .replace(/(?!\t)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD')
}

/** The operator's terminal as every command sees it. */
export function guarded({ out, err, ask }: Console): Console {
  return {
    out: (line) => out(harmlessLine(line)),
    err: (line) => err(harmlessLine(line)),
    ask: (question) => ask(harmlessLine(question)),
  }
}
