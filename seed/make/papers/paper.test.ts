import { expect, test } from 'vitest'
import { numberIn } from './check-options'
import { numeric, one, paperDocument, several } from './paper'
import { richOf } from './written-text'

const asked = { topic: 'Sums', ask: 'How much is 2 + 2?', why: 'Count them.' }

test.each([
  ['1,250 km', 1250],
  ['Rs. 80 crore', 80],
  ['7 : 4', 1.75],
  ['−40', -40],
  [String.raw`$30\sqrt{3}$ m`, 30 * Math.sqrt(3)],
  [String.raw`$\frac{15}{4}$`, 3.75],
  [String.raw`$\sqrt[4]{5}$`, 5 ** 0.25],
  [String.raw`$4 + \sqrt{15}$`, 4 + Math.sqrt(15)],
])('%s states its number', (option, value) => {
  expect(numberIn(option)).toBeCloseTo(value, 12)
})

test('a right key is taken, in the order of the numbers or in the written one', () => {
  const wrong = ['5', '3']
  expect(one({ ...asked, right: '4', wrong, check: 2 + 2 })).toMatchObject({
    options: ['3', '4', '5'],
    key: { kind: 'single', correct: 1 },
  })
  expect(one({ ...asked, right: '4', wrong, place: 2 }).options).toEqual(['5', '3', '4'])
  expect(
    several({ ...asked, right: ['4', '3'], wrong: ['5'], check: (option) => Number(option) < 5 }),
  ).toMatchObject({ options: ['3', '4', '5'], key: { kind: 'several', correct: [0, 1] } })
  expect(numeric({ ...asked, answer: 4, check: 2 + 2 }).key).toEqual({ kind: 'numeric', answer: 4 })
})

test.each([
  ['a wrong key', () => one({ ...asked, right: '5', wrong: ['3', '4'], check: 4 })],
  ['a second right option', () => one({ ...asked, right: '4', wrong: ['4.0', '5'], check: 4 })],
  ['the same option twice', () => one({ ...asked, right: '4', wrong: ['3', '3'] })],
  [
    'a right option that the key leaves out',
    () => several({ ...asked, right: ['4'], wrong: ['6', '5'], check: (option) => Number(option) % 2 === 0 }),
  ],
  ['a wrong number', () => numeric({ ...asked, answer: 5, check: 4 })],
  ['a number outside of its range', () => numeric({ ...asked, from: 4.1, to: 5, check: 4 })],
])('%s is refused with its question', (_, make) => {
  expect(make).toThrow(/: How much is 2 \+ 2\?$/)
})

test('lines with numbers are a list, in the language that they are written in', () => {
  const list = [
    { type: 'paragraph', content: ['Consider:'] },
    { type: 'list', ordered: true, items: [{ content: ['one'] }, { content: ['two'] }] },
    { type: 'paragraph', content: ['Which?'] },
  ]
  expect(richOf({ en: 'Consider:\n1. one\n2. two\nWhich?' })).toEqual({ en: list })
  expect(richOf('Consider: 1. one')).toBe('Consider: 1. one')
})

test('a set is named by the places of its questions, and stored only where it has some', () => {
  const questions = ['a', 'b', 'b'].map((set) => ({
    ...one({ ...asked, right: '4', wrong: ['3', '5'] }),
    set,
  }))
  const { sets } = paperDocument({
    id: 'sums',
    fields: {},
    createdOn: '2026-08-01',
    sets: { b: 'Two and two.', c: 'None.' },
    questions,
  })
  expect(sets).toEqual([{ id: 'b', title: 'Directions 2 to 3', text: 'Two and two.' }])
})
