import { describe, expect, test } from 'vitest'
import { parseCsv, writeCsv } from './csv'

const cells = (text: string) => parseCsv(text).map((row) => row.cells)

describe('CSV', () => {
  test('quoted cells hold commas, quotes and line breaks, and rows know their lines', () => {
    const text = '\uFEFFtitle,tags\r\n"Rivers, and ""more""","a\nb"\r\n\r\nLakes,\n'
    expect(parseCsv(text)).toEqual([
      { line: 1, cells: ['title', 'tags'] },
      { line: 2, cells: ['Rivers, and "more"', 'a\nb'] },
      { line: 5, cells: ['Lakes', ''] },
    ])
  })

  test('a last line without a line break, and an empty last cell', () => {
    expect(cells('a,b\n1,2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(cells('a,b\n1,')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ])
    expect(cells('')).toEqual([])
  })

  test('semicolons, where the first line has no comma', () => {
    expect(cells('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
  })

  test('what cannot be read is told with its line', () => {
    expect(() => parseCsv('a\n"open')).toThrow('line 2: a quoted cell does not end.')
    expect(() => parseCsv('a\n"x"y')).toThrow('line 2: text behind a closing quote.')
  })
})

test.each([
  ['=1+1', "'=1+1"],
  [' =1+1', "' =1+1"],
  ['\t@SUM(A1)', "'\t@SUM(A1)"],
  ['＝1', "'＝1"],
  ['-5 marks', "'-5 marks"],
  [-5, '-5'],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('the cell %j is written as %j', (cell, written) => {
  expect(writeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`)
})
