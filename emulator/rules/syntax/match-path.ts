import type { MatchSegment } from './ast'
import type { Cursor } from './cursor'
import { takeMatch } from './path-literal'

const LITERAL = /[A-Za-z0-9_.~%-]+|\([A-Za-z0-9_.~-]+\)/y

function readSegment(cursor: Cursor): MatchSegment {
  if (!cursor.text.startsWith('{', cursor.offset)) {
    return takeMatch(cursor, LITERAL) ?? cursor.fail(`expected a path segment but found ${cursor.found()}`)
  }
  cursor.offset += 1
  const name = cursor.identifier('the name of a wildcard')
  const many = cursor.take('=')
  if (many) cursor.expect('**')
  cursor.expect('}')
  return { kind: many ? 'many' : 'one', name }
}

/** Reads the path of a match block, such as `/quizzes/{id}` or `/{document=**}`. */
export function readMatchPath(cursor: Cursor): MatchSegment[] {
  if (!cursor.at('/')) cursor.fail(`expected a path that starts with '/' but found ${cursor.found()}`)
  const segments: MatchSegment[] = []
  while (
    cursor.text.startsWith('/', cursor.offset) &&
    !/^\/[/*]/.test(cursor.text.slice(cursor.offset, cursor.offset + 2))
  ) {
    cursor.offset += 1
    segments.push(readSegment(cursor))
  }
  return segments
}
