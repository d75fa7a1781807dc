import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { currentAffairsCategories, deadlineSoonDays, readLimits } from '@/config/limits'
import { textsOf } from '@/domain/stored-fields'
import { readCollections, type SeedDocument } from './read-seed'

const collections = readCollections()
const all = (path: string) => Object.entries(collections.get(path) ?? {})
const isShown = ({ isActive, published }: SeedDocument) => isActive !== false && published !== false
const shown = (path: string) => all(path).filter(([, document]) => isShown(document))

const FromSeedingDay = z.looseObject({ $daysFromNow: z.number() })

/** Days from the seeding day; undefined for a date that does not move with it. */
function days(value: unknown): number | undefined {
  const read = z.safeParse(FromSeedingDay, value)
  return read.success ? read.data.$daysFromNow : undefined
}

/** In English, where it is in several languages. */
const text = (value: unknown) => z.parse(z.string(), textsOf(value, 'en')[0])

describe('articles', () => {
  const articles = shown('current_affairs')

  it('are sixty or more, four or more in each category', () => {
    expect(articles.length).toBeGreaterThanOrEqual(60)
    const few = currentAffairsCategories.filter(
      (name) => articles.filter(([, { category }]) => category === name).length < 4,
    )
    expect(few).toEqual([])
  })

  it.each(articles)('%s has a summary, tags and a page to read', (_, article) => {
    expect(text(article.summary).length).toBeGreaterThan(40)
    expect(z.parse(z.array(z.string()), article.tags).length).toBeGreaterThan(0)
    const words = text(article.content ?? article.description).split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(100)
    expect(words).toBeLessThanOrEqual(250)
  })

  it('name their source, but for one that shows how a page without it looks', () => {
    expect(articles.filter(([, { source }]) => source === undefined)).toHaveLength(1)
  })

  it('are dated before the seeding day, over more than half a year', () => {
    const dates = articles.map(([, { timestamp }]) => days(timestamp) ?? 0)
    expect(Math.max(...dates)).toBeLessThan(0)
    expect(Math.min(...dates)).toBeLessThan(-180)
  })

  it('hold more important ones than are shown first, each with a date to sort by', () => {
    const important = articles.filter(([, { isImportant }]) => isImportant === true)
    expect(important.length).toBeGreaterThan(readLimits.importantCurrentAffairs.show)
    expect(
      important.filter(([, { date, isActive }]) => days(date) === undefined || isActive !== true),
    ).toEqual([])
  })
})

describe('jobs', () => {
  const jobs = shown('jobs')
  const kind = ([, { deadline }]: [string, SeedDocument]) => {
    const left = days(deadline)
    if (left === undefined) return 'none'
    if (left < 0) return 'past'
    return left <= deadlineSoonDays ? 'soon' : 'later'
  }

  it('are twenty or more, with deadlines of all kinds', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(20)
    const few = ['past', 'soon', 'later'].filter(
      (wanted) => jobs.filter((job) => kind(job) === wanted).length < 3,
    )
    expect(few).toEqual([])
    expect(jobs.filter((job) => kind(job) === 'none').length).toBeGreaterThan(0)
  })

  it('show deadlines near and far among the newest, which the list reads', () => {
    const newest = jobs
      .toSorted(([, a], [, b]) => (days(b.timestamp) ?? 0) - (days(a.timestamp) ?? 0))
      .slice(0, readLimits.default)
    expect(new Set(newest.map(kind))).toEqual(new Set(['soon', 'later', 'none']))
  })

  it.each(jobs)('%s is posted before its last date', (_, { postedDate, deadline }) => {
    expect(days(postedDate) ?? -1).toBeLessThan(days(deadline) ?? 0)
  })

  const isGuide = ([, { company }]: [string, SeedDocument]) => /guide/i.test(text(company))

  it.each(jobs.filter(isGuide))('%s says that it is a guide and has no last date', (_, job) => {
    expect(job.deadline).toBeUndefined()
    expect(text(job.description)).toMatch(/^This is a guide, not a vacancy notice\./)
  })

  it.each(jobs.filter((job) => !isGuide(job)))('%s says that it is invented', (_, job) => {
    expect(text(job.title)).toMatch(/\(example notice/)
    expect(text(job.company)).toMatch(/^Example /)
    expect(text(job.description)).toMatch(/^This is an example notice written for practice/)
  })
})

describe('the other sections', () => {
  it('hold twenty videos or more, a few of them paid', () => {
    expect(shown('videos').length).toBeGreaterThanOrEqual(20)
    const paid = shown('videos').filter(([, { isPaid }]) => isPaid === true)
    expect(paid.length).toBeGreaterThanOrEqual(3)
    const isPriced = ({ price, productId }: SeedDocument) => productId !== undefined || Number(price) > 0
    expect(paid.filter(([, video]) => !isPriced(video))).toEqual([])
  })

  it('hold a dose for each of the last fourteen days', () => {
    const dates = shown('dailyDoses').map(([, { date }]) => days(date))
    expect(dates).toEqual(expect.arrayContaining(Array.from({ length: 14 }, (_, day) => (day ? -day : 0))))
    expect(new Set(dates).size).toBe(dates.length)
  })

  it('hold twenty free resources or more, and a dozen sheets', () => {
    const free = shown('resources').filter(([, { isPaid }]) => isPaid !== true)
    expect(free.length).toBeGreaterThanOrEqual(20)
    expect(shown('pdfs').length).toBeGreaterThanOrEqual(12)
  })

  it.each(['current_affairs', 'jobs', 'videos', 'dailyDoses', 'resources', 'categories'])(
    '%s hold something that must stay hidden',
    (path) => {
      expect(all(path).length).toBeGreaterThan(shown(path).length)
    },
  )
})
