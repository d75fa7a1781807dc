import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { extraTimes } from '@/domain/sitting/extra-time'
import { mergePreferences, newsFor, preferencesOf, type SetPreferences } from './preferences'

const latest = <T>(value: fc.Arbitrary<T>) => fc.record({ value, at: fc.nat(3) })
const preferences: fc.Arbitrary<SetPreferences> = fc.record(
  {
    exam: latest(fc.constantFrom('', 'Group I', 'Group II')),
    examDay: latest(fc.constantFrom(null, '2026-12-01', '2027-01-01')),
    minutes: latest(fc.integer({ min: 5, max: 240 })),
    extraTime: latest(fc.constantFrom(...extraTimes)),
  },
  { requiredKeys: [] },
)

test('however devices meet, they hold the same in the end', () => {
  fc.assert(
    fc.property(preferences, preferences, preferences, (a, b, c) => {
      const merged = mergePreferences(mergePreferences(a, b), c)
      expect(merged).toEqual(mergePreferences(a, mergePreferences(c, b)))
      expect(mergePreferences(merged, b)).toEqual(merged)
      expect(newsFor(merged, a)).toEqual({})
    }),
  )
})

test('each value is the one that was set last', () => {
  const phone: SetPreferences = { minutes: { value: 30, at: 1 }, extraTime: { value: 'third', at: 5 } }
  const laptop: SetPreferences = { minutes: { value: 45, at: 2 }, extraTime: { value: 'none', at: 4 } }
  expect(preferencesOf(mergePreferences(phone, laptop))).toEqual({
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
