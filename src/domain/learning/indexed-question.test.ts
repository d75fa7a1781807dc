import { expect, test } from 'vitest'
import { mayReadWith, testKeyOfRef, topicKey, topicKeysOf } from './indexed-question'

test.each([
  ['Science & Technology', 'science and  technology'],
  ['Science &Technology', 'SCIENCE AND TECHNOLOGY '],
  ['Post-Independence India', 'Post – Independence India'],
  ['ఆర్థిక వ్యవస్థ', ' ఆర్థిక  వ్యవస్థ'],
])('%j and %j are one topic', (one, other) => {
  expect(topicKey(one)).toBe(topicKey(other))
})

test.each([
  ['Polity', 'Policy'],
  ['Sand', 'S and'],
])('%j and %j are two topics', (one, other) => {
  expect(topicKey(one)).not.toBe(topicKey(other))
})

test('a topic that is chosen in two spellings is chosen once', () => {
  expect([...topicKeysOf(['Art & Culture', 'art and culture', 'Polity'])]).toEqual([
    'art and culture',
    'polity',
  ])
})

test('a question is read from the document of its test', () => {
  expect(testKeyOfRef('series/group2/test-1#q1')).toBe('series/group2/test-1')
})

test('who may read', () => {
  const nobody = { signedIn: false, owns: () => true }
  const student = { signedIn: true, owns: (id: string) => id === 'mine' }
  const product = (productId: string) => ({ kind: 'product', productId }) as const
  expect(mayReadWith({ kind: 'free' }, nobody)).toBe(true)
  expect(mayReadWith({ kind: 'login' }, nobody)).toBe(false)
  expect(mayReadWith(product('mine'), nobody)).toBe(false)
  expect(mayReadWith({ kind: 'login' }, student)).toBe(true)
  expect(mayReadWith(product('mine'), student)).toBe(true)
  expect(mayReadWith(product('another'), student)).toBe(false)
})
