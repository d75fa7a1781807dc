import { describe, expect, it } from 'vitest'
import { excerpt, markedParts, matching, wordsOf } from './match'

const item = (title: string, text = '', tags = '') => ({ title, text, tags, detail: null })
const titles = (query: string, ...items: ReturnType<typeof item>[]) =>
  matching(items, wordsOf(query)).items.map(({ title }) => title)

describe('matching', () => {
  it.each([
    ['begins a word', 'consti', 'Constitution Day'],
    ['has other capitals', 'CONSTITUTION', 'Constitution Day'],
    ['leaves diacritics out', 'resume', 'Résumé writing'],
    ['has diacritics that the text has not', 'résumé', 'Resume writing'],
    ['has its words in another order', 'day const', 'Constitution Day'],
    ['is in an Indian script', 'రాజ్యాం', 'రాజ్యాంగం'],
    ['stands in brackets', 'upsc', 'Notice (UPSC) 2026'],
    ['is a number', '2026', 'Notice (UPSC) 2026'],
  ])('finds what %s', (_, query, title) => {
    expect(titles(query, item(title), item('Something else'))).toEqual([title])
  })

  it.each([
    ['only one of two words', 'constitution wheat', 'Constitution Day'],
    ['the middle of a word', 'stitution', 'Constitution Day'],
    ['another vowel sign', 'కి', 'కు'],
    ['no word at all', ' - ', 'Constitution - Day'],
  ])('does not find by %s', (_, query, title) => {
    expect(titles(query, item(title))).toEqual([])
  })

  it('takes a word from the title and another from the tags', () => {
    expect(titles('lake ramsar', item('A lake', '', 'Ramsar wetlands'))).toEqual(['A lake'])
  })

  it('puts titles before texts, whole words before begun ones, and keeps the order otherwise', () => {
    const found = titles(
      'bank',
      item('Money', 'about a bank'),
      item('Banking'),
      item('A bank'),
      item('The bank'),
    )
    expect(found).toEqual(['A bank', 'The bank', 'Banking', 'Money'])
  })
})

it.each([
  ['a whole word of a title', 'bank', item('A bank', 'bank'), 4],
  ['a text', 'bank', item('Money', 'about a bank'), 1],
  ['nothing', 'bank', item('Money'), 0],
  ['two words', 'a bank', item('A bank'), 8],
])('tells how well %s fits', (_, query, found, best) => {
  expect(matching([item('Another'), found], wordsOf(query)).best).toBe(best)
})

describe('markedParts', () => {
  const marked = (text: string, query: string) =>
    markedParts(text, wordsOf(query))
      .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('')

  it.each([
    ['Constitution Day: why', 'const', '[Const]itution Day: why'],
    ['Constitution Day', 'c const day', '[Const]itution [Day]'],
    ['Résumé', 'resu', '[Résu]mé'],
    ['Re\u0301sume\u0301', 'resume', '[Re\u0301sume\u0301]'],
    ['<b>Day</b>', 'b', '<[b]>Day</[b]>'],
    ['Nothing', 'x', 'Nothing'],
    ['', 'x', ''],
  ])('of %j for %j are %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })
})

describe('excerpt', () => {
  it('begins a few words before the first match', () => {
    const text = `${'long words before it '.repeat(10)}the lake of Kolleru`
    expect(excerpt(text, ['kolleru'])).toMatch(/^… .{10,30}Kolleru$/)
  })
  it('is the whole text when it matches early, and nothing when it does not', () => {
    expect(excerpt('A lake', ['lake'])).toBe('A lake')
    expect(excerpt('A lake', ['hill'])).toBeNull()
  })
})
