import { expect, test } from 'vitest'
import { changeSince, printLength, printsOf } from './print'

const question = { text: 'Which Article?', image: null, options: ['263', '280', '312', '324'] }
const other = { ...question, text: 'Which Schedule?' }
const prints = printsOf([question, other])

test('a fingerprint has eight hexadecimal digits for each question', () => {
  expect(prints).toMatch(/^[0-9a-f]{16}$/)
  expect(prints).toHaveLength(2 * printLength)
})

test.each([
  ['nothing', question, null],
  ['its text', { ...question, text: 'Which article?' }, 'text'],
  ['its picture', { ...question, image: 'public/x.png' }, 'text'],
  ['an option', { ...question, options: ['263', '281', '312', '324'] }, 'options'],
  ['the order of its options', { ...question, options: ['280', '263', '312', '324'] }, 'options'],
  ['text and options', { ...question, text: 'x', options: ['a', 'b'] }, 'options'],
] as const)('%s has changed', (_, now, change) => {
  expect(changeSince(prints, 0, now)).toBe(change)
})

test('each question is compared with its own part', () => {
  expect(changeSince(prints, 1, other)).toBeNull()
  expect(changeSince(prints, 1, question)).toBe('text')
})
