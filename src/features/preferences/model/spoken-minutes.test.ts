import { expect, test } from 'vitest'
import type { ExtraTime } from '@/domain/sitting/extra-time'
import { spokenMinutes } from './spoken-minutes'

test.each<[number, ExtraTime, string]>([
  [60, 'third', '80 minutes (60 and a third more)'],
  [60, 'half', '90 minutes (60 and half more)'],
  [20, 'third', '26 minutes 40 seconds (20 and a third more)'],
  [1, 'third', '1 minute 20 seconds (1 and a third more)'],
  [45, 'none', '45 minutes'],
])('%i minutes with %s are told to the second', (minutes, extra, words) => {
  expect(spokenMinutes(minutes, extra)).toBe(words)
})
