import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLanguage, plainText, type RichText } from './rich-text'
import { readText, richTextSchema } from './stored-text'

const formula = { type: 'formula', mathml: '<math><mi>x</mi></math>', tex: 'x', plain: 'x' } as const
const whole: RichText = {
  en: [
    { type: 'paragraph', content: ['If ', formula, ' and H', { type: 'sub', text: '2' }] },
    { type: 'list', ordered: true, items: [{ content: ['one'] }, { content: ['two'] }] },
    {
      type: 'table',
      caption: 'Sales',
      header: 'both',
      rows: [{ cells: [{ content: ['a'] }, { content: ['b'] }] }],
    },
    { type: 'figure', image: 'images/q.svg', alt: 'A circle', width: 40, height: 20 },
    formula,
  ],
  te: 'తెలుగు',
}

describe('a stored text', () => {
  test('is read whole, and again after it was kept', () => {
    const losses: string[] = []
    const read = readText(JSON.parse(JSON.stringify(whole)), (path) => losses.push(path))
    expect(read).toEqual(whole)
    expect(losses).toEqual([])
    expect(richTextSchema.parse(JSON.parse(JSON.stringify(read)))).toEqual(whole)
  })

  test.each([
    ['a text', ' plain ', 'plain'],
    ['a number', 42, '42'],
    ['a blank', '  ', null],
    ['nothing', undefined, null],
    ['an empty list', [], null],
    ['blocks of nothing', [{ type: 'paragraph', content: [] }], null],
    ['a language that is not ours', { fr: 'oui' }, null],
    ['markup', '<b>x</b>', '<b>x</b>'],
  ])('%s', (_, stored, read) => {
    expect(readText(stored)).toEqual(read)
  })

  test('loses what is not on the list, says where, and keeps the rest', () => {
    const losses: Array<[string, string]> = []
    const read = readText(
      {
        en: [
          { type: 'html', html: '<script>alert(1)</script>' },
          { type: 'paragraph', content: ['kept', { type: 'link', href: 'javascript:alert(1)', text: 'no' }] },
          { type: 'figure', image: 'images/q.svg', width: 40, height: 20 },
          { type: 'table', rows: [{ cells: [] }] },
        ],
        xx: 'no',
      },
      (...loss) => losses.push(loss),
    )
    expect(read).toEqual({ en: [{ type: 'paragraph', content: ['kept'] }] })
    expect(losses).toEqual([
      ['en[0]', 'block'],
      ['en[1][1]', 'piece'],
      ['en[2]', 'figure'],
      ['en[3]', 'table'],
      ['xx', 'language'],
    ])
  })

  test('never throws, and what it reads it reads the same again', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readText(value)
        expect(read === null ? null : readText(read)).toEqual(read)
      }),
    )
  })
})

describe('a text in several languages', () => {
  test('is given in the wanted one, else in the first there is', () => {
    expect(inLanguage(whole, 'te')).toEqual({ text: 'తెలుగు', language: 'te' })
    expect(inLanguage(whole, 'hi').language).toBe('en')
    expect(inLanguage('plain', 'hi')).toEqual({ text: 'plain', language: null })
  })

  test('has a plain reading', () => {
    expect(plainText(whole)).toBe('If x and H₂\n1. one\n2. two\nSales\na | b\nA circle\nx')
    expect(plainText(whole, 'te')).toBe('తెలుగు')
  })
})
