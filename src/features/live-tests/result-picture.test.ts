import { expect, test } from 'vitest'
import { linesOf } from './result-picture'

const upTo = (letters: number) => (line: string) => line.length <= letters

test.each([
  ['APPSC Group 2', 20, 3, ['APPSC Group 2']],
  ['APPSC Group 2 Prelims Live', 14, 3, ['APPSC Group 2', 'Prelims Live']],
  ['one two three four five', 7, 2, ['one two', 'three …']],
  ['Veryverylongword and more', 8, 3, ['Veryverylongword', 'and more']],
  ['  ', 8, 3, ['']],
])('the title "%s" in lines of %i letters, %i at most', (title, letters, most, lines) => {
  expect(linesOf(title, upTo(letters), most)).toEqual(lines)
})
