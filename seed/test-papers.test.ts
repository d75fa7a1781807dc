import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readQuestions } from './read-questions'
import { readCollections, type SeedDocument } from './read-seed'

const Marks = z.union([z.number(), z.string().check(z.regex(/^-?\d+(?:\/[1-9]\d*)?$/))])
const Marking = z.strictObject({
  correct: Marks,
  wrong: Marks,
  unanswered: Marks,
  partial: z.optional(Marks),
})
const Section = z.strictObject({
  id: z.string(),
  name: z.string(),
  minutes: z.optional(z.int()),
  marking: z.optional(Marking),
})

const collections = readCollections()
const mockTests = Object.entries(collections.get('mock_tests') ?? {})
const packageTests = [...collections]
  .filter(([collection]) => /^test_series\/[^/]+\/tests$/.test(collection))
  .flatMap(([collection, tests]) =>
    Object.entries(tests).map(([id, test]): [string, SeedDocument] => [`${collection}/${id}`, test]),
  )
const papers = [...packageTests, ...mockTests.map(([id, test]) => [`mock_tests/${id}`, test] as const)]
const withSections = papers.filter(([, paper]) => 'sections' in paper)

/** The marks for a wrong answer in every test of a package, or null when its tests disagree. */
function penalty(series: string): unknown {
  const tests = Object.values(collections.get(`test_series/${series}/tests`) ?? {})
  const wrong = new Set(tests.map(({ marking }) => JSON.stringify(z.parse(Marking, marking))))
  return wrong.size === 1 ? tests[0]?.marking : null
}

describe('papers of the seed', () => {
  it.each(papers)('%s says how it is marked', (_, { marking }) => {
    expect(z.safeParse(Marking, marking).error).toBeUndefined()
  })

  it.each(papers)('%s gives every question a topic, in short', (_, paper) => {
    const topics = readQuestions(paper).map(({ topic }) => topic)
    expect(topics.filter((topic) => topic === null || topic.length > 24)).toEqual([])
  })

  it('spell a topic in one way', () => {
    const topics = new Set(papers.flatMap(([, paper]) => readQuestions(paper).map(({ topic }) => topic)))
    const spellings = new Map<string, unknown[]>()
    for (const topic of topics) {
      const plain = String(topic)
        .toLowerCase()
        .replaceAll(/[^a-z]|\band\b/g, '')
      spellings.set(plain, [...(spellings.get(plain) ?? []), topic])
    }
    expect([...spellings.values()].filter((written) => written.length > 1)).toEqual([])
  })

  it.each(withSections)('%s has every question in one of its sections, in their order', (_, paper) => {
    const sections = z.parse(z.array(Section), paper.sections)
    const ids = sections.map(({ id }) => id)
    const order = readQuestions(paper).map(({ section }) => section)
    expect(order.filter((section, index) => section !== order[index - 1])).toEqual(ids)
  })

  it.each(withSections)('%s lasts as long as its timed sections together', (_, paper) => {
    const minutes = z.parse(z.array(Section), paper.sections).map((section) => section.minutes)
    const timed = minutes.filter((value) => value !== undefined)
    expect([0, minutes.length]).toContain(timed.length)
    const sum = timed.length > 0 ? timed.reduce((total, value) => total + value, 0) : paper.duration
    expect(paper.duration).toBe(sum)
  })

  it('name no section where they have none', () => {
    const plain = papers.filter(([, paper]) => !('sections' in paper))
    const named = plain.flatMap(([, paper]) =>
      readQuestions(paper).filter(({ section }) => section !== undefined),
    )
    expect(named).toEqual([])
  })

  it.each([
    ['ibps-po-prelims', { correct: 1, wrong: '-1/4', unanswered: 0 }],
    ['appsc-group-2-screening', { correct: 1, wrong: '-1/3', unanswered: 0 }],
    ['ssc-cgl-tier-1', { correct: 2, wrong: '-1/2', unanswered: 0 }],
    ['tspsc-group-2-general-studies', { correct: 1, wrong: 0, unanswered: 0 }],
    ['district-court-staff', { correct: 1, wrong: 0, unanswered: 0 }],
    ['rrb-ntpc-cbt-1', { correct: 1, wrong: '-1/3', unanswered: 0 }],
  ])('%s is marked as the exam is', (series, marking) => {
    expect(penalty(series)).toEqual(marking)
  })

  it('have sections with a clock of their own in banking', () => {
    const banking = packageTests.filter(([path]) => path.startsWith('test_series/ibps-po-prelims/'))
    expect(banking).toHaveLength(7)
    expect(banking.filter(([, { sections }]) => z.parse(z.array(Section), sections).length !== 3)).toEqual([])
  })

  it('have six published mock tests or more', () => {
    expect(mockTests.filter(([, { published }]) => published === true).length).toBeGreaterThanOrEqual(6)
  })

  it('have one mock test of a hundred questions or more', () => {
    const sizes = mockTests.map(([, paper]) => readQuestions(paper).length)
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(100)
  })
})
