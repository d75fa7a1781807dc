import { RulesSyntaxError } from '../rules-syntax-error'

/** A stretch of the source: offsets of its first character and of the character after its last. */
export interface Span {
  readonly start: number
  readonly end: number
}

const LONGEST_EXCERPT = 120

/** The text of one rules file, which knows the line and column of every offset. */
export class SourceText {
  readonly #lineStarts: number[] = [0]

  constructor(
    readonly text: string,
    readonly fileName: string,
  ) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
      this.#lineStarts.push(at + 1)
  }

  /** Line of an offset, from 1. */
  line(offset: number): number {
    let low = 0
    let high = this.#lineStarts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }

  /** Column of an offset, from 1. */
  column(offset: number): number {
    return offset - (this.#lineStarts[this.line(offset) - 1] ?? 0) + 1
  }

  /** The source of a span on one line, shortened for a message. */
  excerpt(span: Span): string {
    const flat = this.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim()
    return flat.length > LONGEST_EXCERPT ? `${flat.slice(0, LONGEST_EXCERPT)} …` : flat
  }

  /** `file:line:column: message`, for warnings. */
  at(offset: number, message: string): string {
    return `${this.fileName}:${this.line(offset)}:${this.column(offset)}: ${message}`
  }

  /** @throws RulesSyntaxError always. */
  fail(offset: number, problem: string): never {
    throw new RulesSyntaxError(this.fileName, this.line(offset), this.column(offset), problem)
  }
}
