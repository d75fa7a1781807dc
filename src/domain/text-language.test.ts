import { expect, test } from 'vitest'
import { languageNote, languageOf } from './text-language'

test.each([
  ['తెలంగాణ రాజధాని ఏది?', 'te'],
  ['Which river is called దక్షిణ గంగ?', 'te'],
  ['भारत की राजधानी?', 'hi'],
  ['Capital of Telangana?', undefined],
  ['₹ 200, 3²', undefined],
  ['', undefined],
])('%s is read as %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test.each([
  ['Capital of Telangana?', [], null],
  ['తెలంగాణ', [], 'In Telugu'],
  ['भारत', undefined, 'In Hindi'],
  // Its questions are in English, though its title is not.
  ['తెలంగాణ', ['en'], null],
  ['Telangana', ['te'], 'In Telugu'],
  ['Telangana', ['en', 'te'], 'English, Telugu'],
] as const)('on an English page, %s with %j says %j', (text, languages, note) => {
  expect(languageNote(text, languages)).toBe(note)
})
