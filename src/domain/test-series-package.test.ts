import { describe, expect, test } from 'vitest'
import { packageSchema, readSeriesOf } from './test-series-package'

describe('a category as a package', () => {
  test('keeps what it says', () => {
    const stored = {
      id: 'appsc',
      name: 'APPSC Group II Screening',
      section_type: 'Test_Series',
      description: 'Seven mock tests.',
      image_url: 'images/appsc.svg',
      productId: 'testseries_appsc',
      price: '149',
      isActive: false,
    }
    expect(packageSchema.parse(stored)).toEqual({
      id: 'appsc',
      name: 'APPSC Group II Screening',
      title: 'APPSC Group II Screening',
      description: 'Seven mock tests.',
      image: 'images/appsc.svg',
      productId: 'testseries_appsc',
      price: 149,
      isActive: false,
      isTestSeries: true,
    })
  })

  test('costs 130 rupees, is active and has a title when nothing is said', () => {
    expect(packageSchema.parse({ id: 'bare' })).toMatchObject({
      name: null,
      title: 'Test Series',
      productId: null,
      price: 130,
      isActive: true,
      isTestSeries: true,
    })
  })

  test('of another section is no package', () => {
    expect(packageSchema.parse({ id: 'q', section_type: 'Quizzes' }).isTestSeries).toBe(false)
  })
})

describe('the documents of a package', () => {
  const documents = [
    { id: 'new', category: 'Banking', categoryName: null },
    { id: 'old', category: null, categoryName: 'Banking' },
    { id: 'older', category: null, categoryName: 'Railways' },
  ]
  const readAs = (asked: unknown[]) => async (filter: { field: string; value: string } | null) => {
    asked.push(filter)
    return documents.filter(
      (document) =>
        !filter ||
        Object.entries(document).some(([field, value]) => field === filter.field && value === filter.value),
    )
  }

  test.each<[string, string | null, string[], number]>([
    ['are those of its category', 'Banking', ['new'], 1],
    ['else those of its category name', 'Railways', ['older'], 2],
    ['are none when nothing names it', 'Courts', [], 2],
    ['are all of them when it has no name', null, ['new', 'old', 'older'], 1],
  ])('%s', async (_, name, ids, reads) => {
    const asked: unknown[] = []
    const found = await readSeriesOf({ name }, readAs(asked))
    expect(found.map(({ id }) => id)).toEqual(ids)
    expect(asked).toHaveLength(reads)
  })
})
