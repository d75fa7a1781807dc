import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { findableQuery } from '@/features/search'
import type { SavedItem } from '@/own/saved/item'
import { readAlready } from '../../../tests/testing/read-already'
import { useNamesNow } from './use-names-now'

const found = { text: '', tags: '', url: null }
const items = [
  { ...found, kind: 'current-affairs', id: 'kolleru', title: 'Kolleru', detail: 'Environment' },
  { ...found, kind: 'pdfs', id: 'notes', title: 'Notes', detail: null },
  { ...found, kind: 'jobs', id: 'kolleru', title: 'Another kind with the same id', detail: null },
] as const
const client = readAlready([[findableQuery.queryKey, { version: '1', language: 'en', items, synonyms: [] }]])
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const saved = (kind: SavedItem['kind'], itemId: string, title: string): SavedItem => ({
  kind,
  itemId,
  title,
  detail: 'Saved detail',
  url: null,
  savedAt: 1,
})

test('what was saved in Telugu has its English title on an English page; what is gone keeps its own', async () => {
  const stored = [
    saved('article', 'kolleru', 'కొల్లేరు'),
    saved('resource', 'notes', 'నోట్స్'),
    saved('job', 'gone', 'క్లర్క్'),
  ]
  const { result } = renderHook(() => useNamesNow(stored), { wrapper })
  await waitFor(() =>
    expect(result.current.map(({ title, detail }) => [title, detail])).toEqual([
      ['Kolleru', 'Environment'],
      ['Notes', 'Saved detail'],
      ['క్లర్క్', 'Saved detail'],
    ]),
  )
})
