import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { findJsonFault, readJsonFile } from './json-file'

const folder = mkdtempSync(join(tmpdir(), 'json-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(text: string): unknown {
  const file = join(folder, 'file.json')
  writeFileSync(file, text)
  return readJsonFile(file)
}

test('reads a file, with or without a byte order mark', () => {
  expect(read('\uFEFF{ "a": [1, "తె"] }')).toEqual({ a: [1, 'తె'] })
})

test.each([
  ['{\n  "a": 1,\n}', '3:1', 'a name in double quotes'],
  ['{\n  "a": 1\n  "b": 2\n}', '3:3', ', or }'],
  ['{ "a" 1 }', '1:7', ':'],
  ['{ "a": tru }', '1:8', 'a value'],
  ["{ 'a': 1 }", '1:3', 'a name in double quotes or }'],
  ['[1, 2', '1:6', ', or ]'],
  ['[1 2]', '1:4', ', or ]'],
  ['[1,]', '1:4', 'a value'],
  ['[01]', '1:3', ', or ]'],
  ['{"a": "line\nbreak"}', '1:7', 'a value'],
  ['{} x', '1:4', 'the end of the file'],
  ['', '1:1', 'a value'],
  ['[', '1:2', 'a value or ]'],
  ['{"a": [}', '1:8', 'a value or ]'],
])('tells where %j stops being JSON', (text, place, expected) => {
  expect(() => read(text)).toThrow(`file.json:${place}: ${expected} is expected here.`)
})

test('finds a fault exactly where JSON.parse does', () => {
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', ']', '"', ':', '0', 'x', ' ', '\n'))
    .map(([text, at, mark]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + mark + text.slice(place + 1)
    })
  fc.assert(
    fc.property(fc.oneof(fc.json(), broken, fc.string()), (text) => {
      let isJson = true
      try {
        JSON.parse(text)
      } catch {
        isJson = false
      }
      expect(findJsonFault(text) === null).toBe(isJson)
    }),
    { numRuns: 2000 },
  )
})
