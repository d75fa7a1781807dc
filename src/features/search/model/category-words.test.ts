import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('adds no words to a category that has none in the language of the page', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'te' } })
  vi.resetModules()
  const { categoryWords } = await import('./category-words')
  expect(categoryWords('Company of Hyderabad').trim()).toBe('Company of Hyderabad Company of Hyderabad')
})
