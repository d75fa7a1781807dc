import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedIn } from './shared'

const shared = (fields: Record<string, string>) => sharedIn(new URLSearchParams(fields))

test('nothing at all, or nothing that can be seen, is nothing', () => {
  expect(shared({})).toBeNull()
  expect(shared({ title: '', text: ' \n ', url: '\u0000\u202e' })).toBeNull()
})

test.each([
  ['in its own field', { url: 'https://news.example/a?b=c' }, 'https://news.example/a?b=c'],
  ['in the text, as Android has it', { text: 'https://news.example/a' }, 'https://news.example/a'],
  ['at the end of a sentence', { text: 'Look at https://news.example/a.' }, 'https://news.example/a'],
  ['in brackets', { text: 'ISRO (https://news.example/a) said' }, 'https://news.example/a'],
  [
    'with brackets of its own',
    { text: 'https://w.example/PSLV_(rocket)' },
    'https://w.example/PSLV_(rocket)',
  ],
  ['in the title', { title: 'https://news.example/a' }, 'https://news.example/a'],
] as const)('a link is found %s', (_, fields, link) => {
  expect(shared(fields)?.link).toBe(link)
})

test('a link that is all is told once, and there is nothing to search for', () => {
  const link = 'https://news.example/a'
  expect(shared({ title: link, text: link, url: link })).toEqual({ title: '', text: '', link, words: '' })
})

test('a heading is searched for without the name of its site, else the first line of the text', () => {
  expect(shared({ title: 'APPSC Group 2: the notification - A Newspaper' })?.words).toBe(
    'APPSC Group 2: the notification',
  )
  expect(shared({ text: 'పోలవరం ప్రాజెక్టు https://news.example/a\nMore of it' })?.words).toBe('పోలవరం ప్రాజెక్టు')
  const { words = '' } = shared({ text: 'word '.repeat(100) }) ?? {}
  expect(words.length).toBeLessThanOrEqual(100)
  expect(words).toMatch(/word$/)
})

test('title and text that say the same are told once', () => {
  expect(shared({ title: 'Article 315', text: 'Article 315' })).toMatchObject({
    title: 'Article 315',
    text: '',
  })
})

test.each([
  'javascript:alert(1)',
  'JavaScript://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'intent://scan/#Intent;scheme=zxing;end',
  'blob:https',
  '//other.example',
  'mailto:a@b.example',
])('%s is a text and no link', (url) => {
  expect(shared({ url })).toMatchObject({ link: null, text: url })
})

test('signs that hide or turn what follows are gone; those that join letters of Indian scripts stay', () => {
  expect(shared({ text: 'safe\u202egpj.exe' })?.text).toBe('safe gpj.exe')
  expect(shared({ text: 'క్\u200cష' })?.text).toBe('క్\u200cష')
})

test('a link that is too long is no link', () => {
  for (const length of [3000, 9000, 100_000]) {
    const url = `https://news.example/${'a'.repeat(length)}`
    expect(shared({ url })?.link ?? null).toBeNull()
    expect(shared({ text: `Read ${url}` })?.link).toBeNull()
  }
})

test('whatever is shared, what comes out is bounded, and a link is http or https', () => {
  const field = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.webUrl(),
    fc.string({ unit: 'grapheme', minLength: 2000, maxLength: 6000, size: 'max' }),
  )
  fc.assert(
    fc.property(field, field, field, (title, text, url) => {
      const found = shared({ title, text, url })
      if (found === null) return
      expect(Array.from(found.title).length).toBeLessThanOrEqual(200)
      expect(Array.from(found.text).length).toBeLessThanOrEqual(2000)
      expect(found.words.length).toBeLessThanOrEqual(100)
      expect(found.link ?? 'https:').toMatch(/^https?:/i)
    }),
    { numRuns: 50 },
  )
})
