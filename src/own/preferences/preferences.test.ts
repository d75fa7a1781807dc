import { expect, test } from 'vitest'
import { mergePreferences, preferencesOf, type SetPreferences } from './preferences'

test('each value is the one that was set last', () => {
  const phone: SetPreferences = { minutes: { value: 30, at: 1 }, extraTime: { value: 'third', at: 5 } }
  const laptop: SetPreferences = { minutes: { value: 45, at: 2 }, extraTime: { value: 'none', at: 4 } }
  expect(preferencesOf(mergePreferences(phone, laptop))).toMatchObject({
    exam: '',
    examDay: null,
    minutes: 45,
    extraTime: 'third',
  })
})

test('a day that was taken away again is none', () => {
  const before: SetPreferences = { examDay: { value: '2026-12-01', at: 1 } }
  const after = mergePreferences(before, { examDay: { value: null, at: 2 } })
  expect(preferencesOf(after).examDay).toBeNull()
})
