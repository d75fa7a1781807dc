import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rightOptions } from '@/domain/question/kinds'
import { plainText } from '@/domain/rich-text'
import { textsOf } from '@/domain/stored-fields'
import { buildDocuments } from './make/sheet-documents'
import { readQuestions } from './read-questions'
import { allDocuments, readCollections, type SeedDocument } from './read-seed'

const collections = readCollections()
const withQuestions = allDocuments().filter(({ document }) => 'questions' in document)

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function largestShare(keys: number[]): number {
  const counts = [0, 1, 2, 3, 4].map((place) => keys.filter((key) => key === place).length)
  return Math.max(...counts) / keys.length
}

/** The places of all right options of a document. */
const places = (document: SeedDocument) => readQuestions(document).flatMap(rightOptions)

describe('questions of the seed', () => {
  it('stand in the documents exactly as the sheets and the papers say (else run: npx tsx seed/make/documents.ts)', () => {
    const built = buildDocuments(join(import.meta.dirname, 'make/sheets'))
    const stored = new Map([...built.keys()].map((collection) => [collection, collections.get(collection)]))
    expect(stored).toEqual(built)
  })

  it.each(withQuestions)('$path has as many questions as it says', ({ document }) => {
    const count = readQuestions(document).length
    expect(count).toBeGreaterThanOrEqual(10)
    expect(document.totalQuestions).toBe(count)
  })

  it.each(withQuestions)('$path has four or five different options and a key among them', ({ document }) => {
    const faulty = readQuestions(document)
      .filter(({ kind }) => kind !== 'numeric')
      .filter((question) => {
        const words = question.options.map((option) => plainText(option).toLowerCase())
        const right = rightOptions(question)
        return (
          ![4, 5].includes(words.length) ||
          repeated(words).length > 0 ||
          right.length === 0 ||
          right.some((place) => words[place] === undefined)
        )
      })
    expect(faulty).toEqual([])
  })

  it.each(withQuestions)('$path does not favour one place for the key', ({ document }) => {
    expect(largestShare(places(document))).toBeLessThanOrEqual(0.6)
  })

  it('do not favour one place for the key in a whole package', () => {
    const shares = [...collections]
      .filter(([collection]) => /^test_series\/[^/]+\/tests$/.test(collection))
      .map(([, tests]) => Object.values(tests).flatMap(places))
      .map(largestShare)
    expect(shares.length).toBeGreaterThanOrEqual(6)
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.35)
  })

  it('have ids of their own throughout', () => {
    const ids = withQuestions.flatMap(({ document }) => readQuestions(document).map(({ id }) => id))
    expect(repeated(ids)).toEqual([])
  })

  it('are not asked twice within a package, quiz or mock test', () => {
    const groups = new Map<unknown, string[]>()
    for (const { path, document } of withQuestions) {
      const group = document.productId ?? path
      const texts = readQuestions(document).map(({ words }) => words.toLowerCase())
      groups.set(group, [...(groups.get(group) ?? []), ...texts])
    }
    expect([...groups.values()].flatMap(repeated)).toEqual([])
  })
})

describe('test series', () => {
  const packages = Object.entries(collections.get('categories') ?? {}).filter(
    ([, category]) => category.section_type === 'Test_Series',
  )

  it('has six packages or more, with something for every family of exams', () => {
    const names = packages.flatMap(([, { name }]) => textsOf(name, 'en').slice(0, 1)).join('\n')
    expect(packages.length).toBeGreaterThanOrEqual(6)
    for (const exam of ['APPSC', 'TGPSC', 'IBPS', 'RRB', 'SSC', 'Court']) expect(names).toContain(exam)
  })

  it.each(packages)('%s lists its tests as they stand in the sub-collection', (id, category) => {
    const series = collections.get('test_series')?.[id]
    const tests = Object.entries(collections.get(`test_series/${id}/tests`) ?? {})
    const [name] = textsOf(category.name, 'en')
    expect(series).toMatchObject({
      category: name,
      categoryName: name,
      productId: category.productId,
    })
    expect(series?.tests).toEqual(
      tests.map(([testId, { title, totalQuestions, duration, isPaid }]) => ({
        id: testId,
        title,
        totalQuestions,
        duration,
        isPaid,
      })),
    )
  })

  it.each(packages)('%s has two free and five premium tests, and its product on each', (id, category) => {
    const tests = Object.entries(collections.get(`test_series/${id}/tests`) ?? {})
    const named = (prefix: string) => tests.filter(([testId]) => testId.startsWith(prefix))
    expect(named('free-').map(([, test]) => test.isPaid)).toEqual([false, false])
    expect(named('full-').map(([, test]) => test.isPaid)).toEqual([true, true, true, true, true])
    expect(tests.filter(([, test]) => readQuestions(test).length < 25)).toEqual([])
    expect(new Set(tests.map(([, test]) => test.productId))).toEqual(new Set([category.productId]))
  })

  it('never holds premium questions in a document that everybody can read', () => {
    const open = Object.values(collections.get('test_series') ?? {}).filter((series) => 'questions' in series)
    expect(open.length).toBeGreaterThan(0)
    expect(open.filter((series) => series.isPaid !== false)).toEqual([])
  })
})
