import type { SourceText } from './source-text'

const IDENTIFIER = /[A-Za-z_][A-Za-z0-9_]*/y
const BLANK = /(?:\s+|\/\/[^\n]*)+/y
const RESERVED = new Set(['true', 'false', 'null', 'in', 'is', 'if', 'let', 'return'])

/** Reads the source from front to back; white space and comments count as nothing between tokens. */
export class Cursor {
  offset = 0

  constructor(readonly source: SourceText) {}

  get text(): string {
    return this.source.text
  }

  /** Moves past white space and comments. */
  skip(): void {
    for (;;) {
      BLANK.lastIndex = this.offset
      if (BLANK.test(this.text)) this.offset = BLANK.lastIndex
      if (!this.text.startsWith('/*', this.offset)) return
      const end = this.text.indexOf('*/', this.offset + 2)
      if (end === -1) this.source.fail(this.offset, 'this comment is never closed')
      this.offset = end + 2
    }
  }

  /** Is `token` next? */
  at(token: string): boolean {
    this.skip()
    return this.text.startsWith(token, this.offset)
  }

  /** Moves past `token` if it is next. */
  take(token: string): boolean {
    if (!this.at(token)) return false
    this.offset += token.length
    return true
  }

  /** @throws RulesSyntaxError unless `token` is next. */
  expect(token: string): void {
    if (!this.take(token)) this.fail(`expected '${token}' but found ${this.found()}`)
  }

  /** The identifier or keyword that comes next, or null; does not move. */
  peekWord(): string | null {
    this.skip()
    IDENTIFIER.lastIndex = this.offset
    return IDENTIFIER.exec(this.text)?.[0] ?? null
  }

  /** Moves past the word `word` if exactly that word is next. */
  takeWord(word: string): boolean {
    if (this.peekWord() !== word) return false
    this.offset += word.length
    return true
  }

  /** @throws RulesSyntaxError unless an identifier that is no keyword is next. */
  identifier(what: string): string {
    const word = this.peekWord()
    if (word === null) this.fail(`expected ${what} but found ${this.found()}`)
    if (RESERVED.has(word)) this.fail(`expected ${what} but '${word}' is a reserved word`)
    this.offset += word.length
    return word
  }

  /** What comes next, for a message. */
  found(): string {
    this.skip()
    if (this.offset >= this.text.length) return 'the end of the file'
    const word = this.peekWord()
    return `'${word ?? String.fromCodePoint(this.text.codePointAt(this.offset) ?? 0)}'`
  }

  /** @throws RulesSyntaxError at the current place. */
  fail(problem: string): never {
    this.skip()
    return this.source.fail(this.offset, problem)
  }
}
