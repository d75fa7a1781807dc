import type { RulesMethod } from '../contract'
import type {
  AllowStatement,
  Expression,
  FunctionDeclaration,
  LetBinding,
  MatchBlock,
  RulesFile,
  ServiceBlock,
} from './ast'
import { Cursor } from './cursor'
import { ExpressionParser } from './expression-parser'
import { readMatchPath } from './match-path'
import type { SourceText } from './source-text'
import { readString } from './string-literal'

const METHODS: ReadonlyMap<string, readonly RulesMethod[]> = new Map<string, readonly RulesMethod[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
])

class DeclarationParser {
  readonly #cursor: Cursor
  #version: 1 | 2 = 1

  constructor(source: SourceText) {
    this.#cursor = new Cursor(source)
  }

  file(): RulesFile {
    this.#readVersion()
    const functions: FunctionDeclaration[] = []
    const services: ServiceBlock[] = []
    for (;;) {
      if (this.#cursor.peekWord() === 'function') functions.push(this.#function())
      else if (this.#cursor.peekWord() === 'service') services.push(this.#service())
      else break
    }
    if (this.#cursor.found() !== 'the end of the file' || services.length === 0) {
      this.#cursor.fail(`expected 'service' but found ${this.#cursor.found()}`)
    }
    return { version: this.#version, functions, services }
  }

  #readVersion(): void {
    if (!this.#cursor.takeWord('rules_version')) return
    this.#cursor.expect('=')
    this.#cursor.skip()
    const start = this.#cursor.offset
    const text = this.#cursor.at("'") || this.#cursor.at('"') ? readString(this.#cursor) : ''
    if (text !== '1' && text !== '2') {
      this.#cursor.source.fail(start, "rules_version must be '1' or '2', in quotes")
    }
    this.#version = text === '2' ? 2 : 1
    this.#endStatement(['service', 'function'])
  }

  #service(): ServiceBlock {
    this.#cursor.takeWord('service')
    this.#cursor.skip()
    const start = this.#cursor.offset
    let name = this.#cursor.identifier('a service name')
    while (this.#cursor.take('.')) name += `.${this.#cursor.identifier('the rest of the service name')}`
    const end = this.#cursor.offset
    const { functions, matches } = this.#block('a service', false)
    return { name, functions, matches, start, end }
  }

  /** Everything between the braces of a service or a match. */
  #block(what: string, mayAllow: boolean): Pick<MatchBlock, 'functions' | 'allows' | 'matches'> {
    this.#cursor.expect('{')
    const functions: FunctionDeclaration[] = []
    const allows: AllowStatement[] = []
    const matches: MatchBlock[] = []
    while (!this.#cursor.take('}')) {
      const word = this.#cursor.peekWord()
      if (word === 'function') functions.push(this.#function())
      else if (word === 'match') matches.push(this.#match())
      else if (word === 'allow' && mayAllow) allows.push(this.#allow())
      else this.#cursor.fail(`${this.#cursor.found()} cannot stand in ${what}`)
    }
    return { functions, allows, matches }
  }

  #match(): MatchBlock {
    this.#cursor.takeWord('match')
    this.#cursor.skip()
    const start = this.#cursor.offset
    const path = readMatchPath(this.#cursor)
    const end = this.#cursor.offset
    return { path, start, end, ...this.#block('a match block', true) }
  }

  #allow(): AllowStatement {
    const start = this.#cursor.offset
    this.#cursor.takeWord('allow')
    const methods = new Set<RulesMethod>()
    do {
      const word = this.#cursor.peekWord()
      const named = METHODS.get(word ?? '')
      if (word === null || named === undefined) {
        this.#cursor.fail(`${this.#cursor.found()} is not a method that can be allowed`)
      }
      this.#cursor.takeWord(word)
      for (const method of named) methods.add(method)
    } while (this.#cursor.take(','))
    let condition: Expression | null = null
    if (this.#cursor.take(':')) {
      if (!this.#cursor.takeWord('if')) this.#cursor.fail(`expected 'if' but found ${this.#cursor.found()}`)
      condition = this.#expression()
    }
    const end = condition?.end ?? this.#cursor.offset
    this.#endStatement(['allow', 'match', 'function'])
    return { methods: [...methods], condition, start, end }
  }

  #function(): FunctionDeclaration {
    this.#cursor.takeWord('function')
    this.#cursor.skip()
    const start = this.#cursor.offset
    const name = this.#cursor.identifier('a function name')
    const end = this.#cursor.offset
    this.#cursor.expect('(')
    const parameters: string[] = []
    while (!this.#cursor.at(')')) {
      parameters.push(this.#cursor.identifier('a parameter name'))
      if (!this.#cursor.take(',')) break
    }
    this.#cursor.expect(')')
    this.#cursor.expect('{')
    const lets: LetBinding[] = []
    while (this.#cursor.takeWord('let')) lets.push(this.#let())
    if (!this.#cursor.takeWord('return')) {
      this.#cursor.fail(`expected 'let' or 'return' but found ${this.#cursor.found()}`)
    }
    const body = this.#expression()
    this.#endStatement([])
    this.#cursor.expect('}')
    return { name, parameters, lets, body, start, end }
  }

  #let(): LetBinding {
    this.#cursor.skip()
    const start = this.#cursor.offset
    const name = this.#cursor.identifier('a variable name')
    const end = this.#cursor.offset
    this.#cursor.expect('=')
    const value = this.#expression()
    this.#cursor.expect(';')
    return { name, value, start, end }
  }

  /** The semicolon may be left out before a closing brace and before a word that begins what follows. */
  #endStatement(followers: readonly string[]): void {
    if (this.#cursor.at('}') || followers.includes(this.#cursor.peekWord() ?? '')) return
    this.#cursor.expect(';')
  }

  #expression(): Expression {
    return new ExpressionParser(this.#cursor).expression()
  }
}

/** Reads a whole rules file. @throws RulesSyntaxError at the first thing that is not grammatical. */
export function parseRulesFile(source: SourceText): RulesFile {
  return new DeclarationParser(source).file()
}
