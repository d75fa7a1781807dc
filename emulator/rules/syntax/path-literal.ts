import type { Expression, PathLiteral } from './ast'
import type { Cursor } from './cursor'

const SEGMENT = /[A-Za-z0-9_.~-]+/y
const PARENTHESISED = /\([A-Za-z0-9_.~-]+\)/y
const PLACEHOLDER = /\{[A-Za-z_][A-Za-z0-9_]*\}/y
const NEXT_SEGMENT = /\/[A-Za-z0-9_.~$({-]/y

/** Takes what `form` matches right here, without skipping white space first. */
export function takeMatch(cursor: Cursor, form: RegExp): string | null {
  form.lastIndex = cursor.offset
  const text = form.exec(cursor.text)?.[0] ?? null
  if (text !== null) cursor.offset += text.length
  return text
}

function readSegment(cursor: Cursor, readExpression: () => Expression): string | Expression {
  if (cursor.text.startsWith('$(', cursor.offset)) {
    cursor.offset += 2
    const inside = readExpression()
    cursor.expect(')')
    return inside
  }
  const text =
    takeMatch(cursor, SEGMENT) ?? takeMatch(cursor, PARENTHESISED) ?? takeMatch(cursor, PLACEHOLDER)
  return text ?? cursor.fail(`expected a path segment but found ${cursor.found()}`)
}

/** Reads `/databases/$(database)/documents/users/alice`; the cursor is on the first slash. */
export function readPath(cursor: Cursor, readExpression: () => Expression): PathLiteral {
  const start = cursor.offset
  const segments: Array<string | Expression> = []
  let end = start
  do {
    cursor.offset += 1
    segments.push(readSegment(cursor, readExpression))
    end = cursor.offset
    cursor.skip()
    NEXT_SEGMENT.lastIndex = cursor.offset
  } while (NEXT_SEGMENT.test(cursor.text))
  return { kind: 'path', segments, start, end, parens: 0 }
}
