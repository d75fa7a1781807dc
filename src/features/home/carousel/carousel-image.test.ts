import { expect, test } from 'vitest'
import { pictureName } from './carousel-image'

test.each([
  ['1-the-real-exam-screen.svg', 'The real exam screen'],
  ['02_daily quiz.webp', 'Daily quiz'],
  ['APPSC-2026.final.png', 'APPSC 2026.final'],
  ['1.svg', null],
  ['', null],
])('%s shows %s', (fileName, name) => {
  expect(pictureName(fileName)).toBe(name)
})
