import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { packagesQuery } from '@/content/categories/queries'
import { packageSchema } from '@/content/categories/schema'
import { packCategoriesQuery } from '@/content/offer-queries'
import { readAlready } from '../../../../tests/testing/read-already'
import { useProductTitles } from './use-product-titles'

vi.mock('@/language/languages', async (original) => ({
  ...(await original<typeof import('@/language/languages')>()),
  language: 'te',
}))

test('a product is called what its page calls it, and one that is gone by the name of its purchase', () => {
  const name = { en: 'APPSC Group II Screening', te: 'ఏపీపీఎస్సీ గ్రూప్ 2 స్క్రీనింగ్' }
  const client = readAlready([
    [packagesQuery.queryKey, [packageSchema.parse({ id: 'appsc', name })]],
    [packCategoriesQuery.queryKey, []],
  ])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useProductTitles(), { wrapper })
  expect(result.current(name.en)).toBe(name.te)
  expect(result.current('Gone')).toBe('Gone')
})
