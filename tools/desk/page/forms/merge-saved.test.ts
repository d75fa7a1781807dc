import { expect, test } from 'vitest'
import { mergeSaved } from './merge-saved'

const sent = {
  id: null as string | null,
  title: 'Polity',
  note: 'Old' as string | undefined,
  tests: [
    { uid: 'a', id: null as string | null, title: 'One' },
    { uid: 'b', id: null, title: 'Two' },
  ],
}
const stored = {
  id: 'polity',
  title: 'Polity',
  tests: [
    { uid: '1', id: '1', title: 'One' },
    { uid: '2', id: '2', title: 'Two' },
  ],
}

test('what was not changed meanwhile is as it is stored', () => {
  expect(mergeSaved<unknown>(sent, stored, sent)).toBe(stored)
})

test('what was typed meanwhile stays, with the ids that the save has given', () => {
  const [one, two] = sent.tests
  const now = {
    ...sent,
    title: 'Polity, new',
    tests: [{ ...two, title: 'Second' }, one, { uid: 'c', id: null }],
  }
  expect(mergeSaved<unknown>(sent, stored, now)).toEqual({
    id: 'polity',
    title: 'Polity, new',
    tests: [
      { uid: 'b', id: '2', title: 'Second' },
      { uid: '1', id: '1', title: 'One' },
      { uid: 'c', id: null },
    ],
  })
})

test('what was removed or added meanwhile stays removed or added', () => {
  const { title: _, ...others } = sent
  expect(mergeSaved<unknown>(sent, stored, { ...others, price: 9 })).toEqual({
    id: 'polity',
    price: 9,
    tests: stored.tests,
  })
  expect(mergeSaved<unknown>({ list: ['a', 'b'] }, { list: ['A', 'B'] }, { list: ['b'] })).toEqual({
    list: ['B'],
  })
  expect(mergeSaved<unknown>({ list: ['a'] }, { list: [] }, { list: ['a', 'c'] })).toEqual({
    list: ['a', 'c'],
  })
})

test('a picture that has moved is found in a text that was changed', () => {
  const text = (words: string, image: string) => [words, { type: 'figure', image }]
  const [before, after] = [text('Look:', 'new/a.png'), text('Look:', 'mine/a.png')]
  expect(mergeSaved<unknown>(before, after, text('Look at it:', 'new/a.png'))).toEqual(
    text('Look at it:', 'mine/a.png'),
  )
})
