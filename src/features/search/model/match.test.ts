import { describe, expect, it } from 'vitest'
import { excerpt, markedParts, wordsOf } from './match'

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
