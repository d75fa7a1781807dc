/** JSON files written by people: an error names line and column, which JSON.parse does not always do. */
import { readFileSync } from 'node:fs'

const TOKEN =
  /[ \t\r\n]*(?:(?<text>"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?<mark>[{}[\],:])|(?<plain>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy

/** What may come next; the state after a whole value follows from what holds it. */
type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or }' | ', or ]' | 'the end'

/** Where a text stops being JSON, as an offset, and what was expected there; null when it is JSON. */
export function findJsonFault(text: string): { offset: number; expected: Expected } | null {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let offset = 0
  const afterValue = (): Expected => {
    const holder = open.at(-1)
    if (holder === undefined) return 'the end'
    return holder === '{' ? ', or }' : ', or ]'
  }
  for (;;) {
    const rest = /[ \t\r\n]*/y
    rest.lastIndex = offset
    const start = offset + (rest.exec(text)?.[0].length ?? 0)
    if (start === text.length) return expected === 'the end' ? null : { offset: start, expected }
    TOKEN.lastIndex = offset
    const { text: name, mark, plain } = TOKEN.exec(text)?.groups ?? {}
    const isValue = expected === 'value' || expected === 'value or ]'
    if (isValue && (name ?? plain) !== undefined) expected = afterValue()
    else if (isValue && (mark === '{' || mark === '[')) {
      open.push(mark)
      expected = mark === '{' ? 'name or }' : 'value or ]'
    } else if (name !== undefined && expected.startsWith('name')) expected = ':'
    else if (mark === ':' && expected === ':') expected = 'value'
    else if (mark === ',' && expected === ', or }') expected = 'name'
    else if (mark === ',' && expected === ', or ]') expected = 'value'
    else if ((mark === '}' || mark === ']') && expected.endsWith(mark)) {
      open.pop()
      expected = afterValue()
    } else return { offset: start, expected }
    offset = TOKEN.lastIndex
  }
}

const NAMED: Record<Expected, string> = {
  value: 'a value',
  'value or ]': 'a value or ]',
  name: 'a name in double quotes',
  'name or }': 'a name in double quotes or }',
  ':': ':',
  ', or }': ', or }',
  ', or ]': ', or ]',
  'the end': 'the end of the file',
}

/**
 * Reads a JSON file.
 * @throws Error `file:line:column: … is expected` (both counted from 1) when it is not JSON, or the system's error.
 */
export function readJsonFile(file: string): unknown {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  try {
    return JSON.parse(text)
  } catch (error) {
    const fault = findJsonFault(text)
    if (!fault) throw new Error(`${file}: ${error instanceof Error ? error.message : ''}`, { cause: error })
    const before = text.slice(0, fault.offset).split('\n')
    const place = `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
    throw new Error(`${place}: ${NAMED[fault.expected]} is expected here.`, { cause: error })
  }
}
