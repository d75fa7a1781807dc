import { describe, expect, it } from 'vitest'
import { findOnPage, searchOrder, type TextRun } from './text-search'

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
