import type { BinaryOperator, Expression } from './ast'
import type { Cursor } from './cursor'
import { type ExpressionReader, readArguments, readPrimary } from './primary-parser'

/** Operators from the loosest to the tightest; those of one row bind equally and group to the left. */
const LEVELS: ReadonlyArray<ReadonlyArray<BinaryOperator | 'is'>> = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/', '%'],
]
const TYPES = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'null',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
])
/** Keeps hostile nesting from exhausting the stack; the exact limit is checked on the finished tree. */
const DEEPEST = 300
const SMALLEST_INT = -(2n ** 63n)

/** Reads expressions; precedence as in the language's own table, from `||` (loosest) to member access. */
export class ExpressionParser implements ExpressionReader {
  #depth = 0

  constructor(readonly cursor: Cursor) {}

  expression(): Expression {
    if (++this.#depth > DEEPEST) this.cursor.fail('this expression is too complex')
    const condition = this.#binary(0)
    const result = this.cursor.take('?') ? this.#ternary(condition) : condition
    this.#depth -= 1
    return result
  }

  #ternary(condition: Expression): Expression {
    const whenTrue = this.expression()
    this.cursor.expect(':')
    const whenFalse = this.expression()
    const { start } = condition
    return { kind: 'ternary', condition, whenTrue, whenFalse, start, end: whenFalse.end, parens: 0 }
  }

  #operator(level: number): BinaryOperator | 'is' | null {
    for (const op of LEVELS[level] ?? []) {
      if (op === 'in' || op === 'is' ? this.cursor.takeWord(op) : this.cursor.take(op)) return op
    }
    return null
  }

  #binary(level: number): Expression {
    if (level === LEVELS.length) return this.#unary()
    let left = this.#binary(level + 1)
    for (;;) {
      const op = this.#operator(level)
      if (op === null) return left
      const { start } = left
      if (op === 'is') {
        const type = this.#typeName()
        left = { kind: 'is', operand: left, type, start, end: this.cursor.offset, parens: 0 }
      } else {
        const right = this.#binary(level + 1)
        left = { kind: 'binary', op, left, right, start, end: right.end, parens: 0 }
      }
    }
  }

  #typeName(): string {
    const word = this.cursor.peekWord()
    if (word === null || !TYPES.has(word)) this.cursor.fail(`${this.cursor.found()} is not a type`)
    this.cursor.takeWord(word)
    return word
  }

  #unary(): Expression {
    this.cursor.skip()
    const start = this.cursor.offset
    const op = this.cursor.take('!') ? '!' : this.cursor.take('-') ? '-' : null
    if (op === null) return this.#postfix(readPrimary(this, false))
    if (++this.#depth > DEEPEST) this.cursor.fail('this expression is too complex')
    const digit = op === '-' && /^\d$/.test(this.cursor.text[this.cursor.offset] ?? '')
    const operand = digit ? this.#postfix(readPrimary(this, true)) : this.#unary()
    this.#depth -= 1
    const { end } = operand
    // The smallest int has no positive counterpart, so its minus sign belongs to the literal.
    if (operand.kind === 'literal' && operand.value === -SMALLEST_INT) {
      return { kind: 'literal', value: SMALLEST_INT, start, end, parens: 0 }
    }
    return { kind: 'unary', op, operand, start, end, parens: 0 }
  }

  #postfix(operand: Expression): Expression {
    let object = operand
    for (;;) {
      if (this.cursor.take('.')) object = this.#member(object)
      else if (this.cursor.take('[')) object = this.#index(object)
      else return object
    }
  }

  #member(object: Expression): Expression {
    const { start } = object
    const name = this.cursor.peekWord()
    if (name === null) this.cursor.fail(`expected a name after '.' but found ${this.cursor.found()}`)
    this.cursor.takeWord(name)
    const end = this.cursor.offset
    if (!this.cursor.take('(')) return { kind: 'member', object, name, start, end, parens: 0 }
    const args = readArguments(this, ')')
    return { kind: 'method', object, name, args, start, end: this.cursor.offset, parens: 0 }
  }

  #index(object: Expression): Expression {
    const { start } = object
    const index = this.expression()
    const to = this.cursor.take(':') ? this.expression() : null
    this.cursor.expect(']')
    const end = this.cursor.offset
    if (to === null) return { kind: 'index', object, index, start, end, parens: 0 }
    return { kind: 'slice', object, from: index, to, start, end, parens: 0 }
  }
}
