/** A rules file that cannot be used; the message starts with `file:line:column`, both counted from 1. */
export class RulesSyntaxError extends Error {
  override readonly name = 'RulesSyntaxError'

  constructor(
    readonly fileName: string,
    readonly line: number,
    readonly column: number,
    readonly problem: string,
  ) {
    super(`${fileName}:${line}:${column}: ${problem}`)
  }
}
