import type { RuleValue } from '../values'
import { RuleBytes } from '../values'
import type { Expression, MapLiteral } from './ast'
import type { Cursor } from './cursor'
import { readNumber } from './number-literal'
import { readPath } from './path-literal'
import { readBytes, readString } from './string-literal'

const WORDS: ReadonlyMap<string, boolean | null> = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** How the parser of operands calls back into the parser of whole expressions. */
export interface ExpressionReader {
  readonly cursor: Cursor
  expression(): Expression
}

/** Reads comma-separated expressions up to `close`, which is taken too; one comma may trail. */
export function readArguments(reader: ExpressionReader, close: string): Expression[] {
  const { cursor } = reader
  const items: Expression[] = []
  while (!cursor.at(close)) {
    items.push(reader.expression())
    if (!cursor.take(',')) break
  }
  cursor.expect(close)
  return items
}

function readMap(reader: ExpressionReader, start: number): MapLiteral {
  const { cursor } = reader
  const entries: Array<{ key: Expression; value: Expression }> = []
  while (!cursor.at('}')) {
    const key = reader.expression()
    cursor.expect(':')
    entries.push({ key, value: reader.expression() })
    if (!cursor.take(',')) break
  }
  cursor.expect('}')
  return { kind: 'map', entries, start, end: cursor.offset, parens: 0 }
}

function readWord(reader: ExpressionReader, start: number): Expression {
  const { cursor } = reader
  for (const [word, value] of WORDS) {
    if (cursor.takeWord(word)) return { kind: 'literal', value, start, end: cursor.offset, parens: 0 }
  }
  const name = cursor.identifier('an expression')
  const end = cursor.offset
  if (!cursor.take('(')) return { kind: 'variable', name, start, end, parens: 0 }
  const args = readArguments(reader, ')')
  return { kind: 'call', name, args, start, end: cursor.offset, parens: 0 }
}

/** Reads an operand: a literal, a variable, a call, a path, a list, a map or something in parentheses. */
export function readPrimary(reader: ExpressionReader, behindMinus: boolean): Expression {
  const { cursor } = reader
  cursor.skip()
  const start = cursor.offset
  const literal = (value: RuleValue): Expression => ({
    kind: 'literal',
    value,
    start,
    end: cursor.offset,
    parens: 0,
  })
  const next = cursor.text[start] ?? ''
  if (next === "'" || next === '"') return literal(readString(cursor))
  if (next >= '0' && next <= '9') return literal(readNumber(cursor, behindMinus))
  if (/^[bB]['"]/.test(cursor.text.slice(start, start + 2))) {
    cursor.offset += 1
    return literal(new RuleBytes(readBytes(cursor)))
  }
  if (next === '/') return readPath(cursor, () => reader.expression())
  if (cursor.take('(')) {
    const inside = reader.expression()
    cursor.expect(')')
    return { ...inside, start, end: cursor.offset, parens: inside.parens + 1 }
  }
  if (cursor.take('[')) {
    const items = readArguments(reader, ']')
    return { kind: 'list', items, start, end: cursor.offset, parens: 0 }
  }
  if (cursor.take('{')) return readMap(reader, start)
  return readWord(reader, start)
}
