import { expect, test } from 'vitest'
import { languageOf } from './text-language'

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
