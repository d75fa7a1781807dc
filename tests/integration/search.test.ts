import { describe, expect, test } from 'vitest'
import { searchSections } from '@/features/search/model/search-item'
import { createSearchRepository } from '@/features/search/search-repository'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const ids = searchSections.map(({ id }) => id)

describe('what a visitor can search', () => {
  test.each(ids)('%s gives titles under the rules', async (id) => {
    const items = await createSearchRepository(backend.db('visitor'))[id]()
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ title }) => title !== '')).toBe(true)
  })

  test('what is switched off, not published or empty is not found', async () => {
    const search = createSearchRepository(backend.db('visitor'))
    await backend.put('paid_resource_categories/hidden', { name: 'Empty Pack', price: 77 })
    await backend.put('jobs/off', { title: 'Off', timestamp: new Date(), isActive: false })
    await backend.put('videos/hidden', { name: 'Hidden', published: false })
    await backend.put('quizzes/hidden', { title: 'Hidden', published: false })
    await backend.put('quizzes/hollow', { title: 'Hollow', published: true, questions: [] })
    const spoilt = [{ question: 'No options' }]
    await backend.put('quizzes/spoilt', { title: 'Spoilt', published: true, questions: spoilt })
    for (const id of ['jobs', 'videos', 'quizzes', 'packs'] as const) {
      const found = await search[id]()
      expect(found.filter((item) => ['off', 'hidden', 'hollow', 'spoilt'].includes(item.id))).toEqual([])
    }
  })
})
