import type { Cursor } from './cursor'

const SIMPLE: ReadonlyMap<string, string> = new Map([
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
])
const HEX = /x([0-9A-Fa-f]{2})/y
const OCTAL = /([0-3][0-7]{2})/y
const UNICODE = /u([0-9A-Fa-f]{4})/y

function numbered(cursor: Cursor, form: RegExp, base: number): number | null {
  form.lastIndex = cursor.offset
  const digits = form.exec(cursor.text)?.[1]
  if (digits === undefined) return null
  cursor.offset = form.lastIndex
  return Number.parseInt(digits, base)
}

/** Reads one character of a quoted literal; a number is a single byte or code unit that an escape names. */
function readCharacter(cursor: Cursor, unicode: boolean): string | number {
  const start = cursor.offset
  const character = String.fromCodePoint(cursor.text.codePointAt(start) ?? 0)
  cursor.offset += character.length
  if (character !== '\\') return character
  const next = cursor.text[cursor.offset] ?? ''
  const simple = SIMPLE.get(next) ?? (unicode && next === '/' ? '/' : undefined)
  if (simple !== undefined) {
    cursor.offset += 1
    return simple
  }
  const code =
    numbered(cursor, HEX, 16) ??
    numbered(cursor, OCTAL, 8) ??
    (unicode ? numbered(cursor, UNICODE, 16) : null)
  return code ?? cursor.source.fail(start, `'\\${next}' is not an escape that rules know`)
}

function readQuoted(cursor: Cursor, unicode: boolean): Array<string | number> {
  const start = cursor.offset
  const quote = cursor.text[start]
  cursor.offset += 1
  const parts: Array<string | number> = []
  for (;;) {
    const next = cursor.text[cursor.offset]
    if (next === undefined || next === '\n') cursor.source.fail(start, 'this text is never closed')
    if (next === quote) break
    parts.push(readCharacter(cursor, unicode))
  }
  cursor.offset += 1
  return parts
}

/** Reads `'…'` or `"…"` with its escapes; the cursor is on the quote. */
export function readString(cursor: Cursor): string {
  return readQuoted(cursor, true)
    .map((part) => (typeof part === 'string' ? part : String.fromCharCode(part)))
    .join('')
}

/** Reads the quoted part of `b'…'`: characters as UTF-8, hexadecimal and octal escapes as one byte each. */
export function readBytes(cursor: Cursor): Uint8Array {
  const bytes: number[] = []
  for (const part of readQuoted(cursor, false)) {
    if (typeof part === 'number') bytes.push(part)
    else bytes.push(...new TextEncoder().encode(part))
  }
  return Uint8Array.from(bytes)
}
