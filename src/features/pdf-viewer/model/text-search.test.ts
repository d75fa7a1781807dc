import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOnPage, hasTelugu, searchOrder, type TextRun } from './text-search'

const runs = (...texts: Array<string | [text: string, endsLine: true]>): TextRun[] =>
  texts.map((text) =>
    typeof text === 'string' ? { text, endsLine: false } : { text: text[0], endsLine: true },
  )

describe('findOnPage', () => {
  it('finds every place, whatever the case, and says where it starts and ends', () => {
    expect(findOnPage(3, runs('The President. A president acts.'), 'PRESIDENT')).toEqual([
      { page: 3, from: { run: 0, offset: 4 }, to: { run: 0, offset: 13 } },
      { page: 3, from: { run: 0, offset: 17 }, to: { run: 0, offset: 26 } },
    ])
  })

  it('finds words that go over runs, line ends and wide spaces', () => {
    const page = runs('Money', ' ', ['Bill and', true], 'joint   sitting')
    expect(findOnPage(1, page, 'money bill')).toHaveLength(1)
    expect(findOnPage(1, page, ' and  joint sitting ')).toEqual([
      { page: 1, from: { run: 2, offset: 5 }, to: { run: 3, offset: 15 } },
    ])
  })

  it('finds Telugu', () => {
    expect(findOnPage(1, runs('భారత రాజ్యాంగం'), 'రాజ్యాంగం')).toHaveLength(1)
  })

  it.each(['', ' ', 'a', 'nothing like it'])('finds nothing for %j', (query) => {
    expect(findOnPage(1, runs('a banana'), query)).toEqual([])
  })

  it('counts what overlaps once', () => {
    expect(findOnPage(1, runs('aaaa'), 'aa')).toHaveLength(2)
  })

  it('keeps its points behind a sign that grows in lower case', () => {
    expect(findOnPage(1, runs('İzmir port'), 'port')[0]?.from).toEqual({ run: 0, offset: 6 })
  })
})

it('searches from the page that is read, round to the one before it', () => {
  expect(searchOrder(3, 5)).toEqual([3, 4, 5, 1, 2])
  expect(searchOrder(1, 1)).toEqual([1])
})

describe('Telugu', () => {
  const found = (text: string, query: string) => findOnPage(1, runs(text), query).length

  it('is found in whatever order and with whatever joiners its signs are written', () => {
    // The vowel sign as two signs, as some keyboards and files have it.
    expect(found('తెలుగు వైద్యం', 'వ\u0c46\u0c56ద్యం')).toBe(1)
    expect(found('వ\u0c46\u0c56ద్యం', 'వైద్యం')).toBe(1)
    expect(found('దక్కన్\u200cను పాలించిన', 'దక్కన్ను')).toBe(1)
    expect(found('కంా', 'కాం')).toBe(1)
    expect(found('రాజ్యాంగం', 'రాజ్య')).toBe(1)
  })

  it('marks whole letters, also over the runs of a file', () => {
    expect(findOnPage(1, runs('భార', 'త రాజ్', 'యాంగం'), 'రాజ్యాం')).toEqual([
      { page: 1, from: { run: 1, offset: 2 }, to: { run: 2, offset: 3 } },
    ])
  })

  // What pdf.js reads of a book that Chromium printed: no letters for what is joined below.
  const printed = runs('ఆం', 'ధ\0', ',', ' ', 'తె', 'లం', 'గాణ', ' ', 'చరి', 'త\0', ' ', 'రా', 'షా\0\0\0', 'ల')

  it.each(['ఆంధ్ర', 'చరిత్ర', 'రాష్ట్రాల', 'తెలంగాణ', 'ఆంధ్ర, తెలంగాణ'])(
    'finds %s by the letters that can be read',
    (query) => {
      expect(findOnPage(1, printed, query)).toHaveLength(1)
    },
  )

  it.each(['చదువు', 'రాజు', 'ఆంగ్లం', 'రాష్ట్రంలో', 'క్ర', 'history'])('does not find %s there', (query) => {
    expect(findOnPage(1, printed, query)).toEqual([])
  })

  it('is told from a file whose font only draws like Telugu', () => {
    expect(hasTelugu('రాజ్యాంగం')).toBe(true)
    expect(hasTelugu('õ@à¯Çgºž')).toBe(false)
  })
})

it('finds each word that a text has, at its own place', () => {
  const unit = fc.constantFrom('a', 'b', 'క', 'త', 'ర', 'ా', 'ి', '్', 'ం')
  const word = fc.string({ unit, minLength: 1, maxLength: 8 }).map((rest) => `క${rest}`)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.nat(), (words, seed) => {
      const which = seed % words.length
      const page = runs(...words.map((each) => `${each} `))
      const matches = findOnPage(1, page, words[which] ?? '')
      expect(matches.some(({ from }) => from.run === which)).toBe(true)
    }),
  )
})
