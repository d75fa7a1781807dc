import { expect, test } from 'vitest'
import { screenMinutes } from './quiz-time'

test.each([
  [12, 12],
  [null, 30],
  [0, null],
  [0.5, 1],
  [1e9, 1440],
])('a quiz whose document names %s minutes gives %s on the screens', (minutes, onScreen) => {
  expect(screenMinutes({ minutes })).toBe(onScreen)
})
