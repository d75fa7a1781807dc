import { describe, expect, it, test } from 'vitest'
import { onDate, readFilters, sortArticles, withFilter } from './article-filters'

const read = (search: string) => readFilters(new URLSearchParams(search))

describe('filters in the URL', () => {
  test.each([
    ['', { day: null, month: null, sort: 'latest' }],
    ['sort=oldest', { day: null, month: null, sort: 'oldest' }],
    ['sort=upwards', { day: null, month: null, sort: 'latest' }],
    ['date=2026-11-20', { day: '2026-11-20', month: null, sort: 'latest' }],
    ['month=2026-11', { day: null, month: '2026-11', sort: 'latest' }],
    ['date=2026-11-20&month=2026-10', { day: '2026-11-20', month: null, sort: 'latest' }],
    ['date=yesterday&month=2026-10', { day: null, month: '2026-10', sort: 'latest' }],
  ])('%j', (search, filters) => {
    expect(read(search)).toEqual(filters)
  })

  it('keep the category and each other, but only one of date and month', () => {
    const change = (search: string, name: 'date' | 'month' | 'sort', value: string) =>
      withFilter(new URLSearchParams(search), name, value).toString()
    expect(change('category=Awards&month=2026-10', 'date', '2026-11-20')).toBe(
      'category=Awards&date=2026-11-20',
    )
    expect(change('date=2026-11-20&sort=oldest', 'month', '2026-10')).toBe('sort=oldest&month=2026-10')
    expect(change('date=2026-11-20&category=Awards', 'date', '')).toBe('category=Awards')
    expect(change('month=2026-10', 'date', '')).toBe('')
    expect(change('month=2026-10', 'sort', 'oldest')).toBe('month=2026-10&sort=oldest')
    expect(change('sort=oldest', 'sort', 'latest')).toBe('')
  })
})

const article = (id: string, date: string | null) => ({ id, date: date === null ? null : new Date(date) })
const articles = [
  article('noon', '2026-11-20T12:00:00+05:30'),
  article('undated', null),
  // Still the 19th in London, already the 20th in India.
  article('early', '2026-11-19T20:00:00Z'),
  article('october', '2026-10-31T23:59:00+05:30'),
]
const ids = (list: ReadonlyArray<{ id: string }>) => list.map(({ id }) => id)

test('latest first is the default order, and what has no date comes last either way', () => {
  expect(ids(sortArticles(articles, 'latest'))).toEqual(['noon', 'early', 'october', 'undated'])
  expect(ids(sortArticles(articles, 'oldest'))).toEqual(['october', 'early', 'noon', 'undated'])
})

test.each([
  ['date=2026-11-20', ['noon', 'early']],
  ['date=2026-11-19', []],
  ['month=2026-10', ['october']],
  ['month=2026-11', ['noon', 'early']],
  ['', ['noon', 'undated', 'early', 'october']],
])('%j shows %j, by the day in India', (search, shown) => {
  expect(ids(onDate(articles, read(search)))).toEqual(shown)
})
