import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { currentAffairQuery, relatedQuery } from '@/content/current-affairs/queries'
import { currentAffairSchema } from '@/content/current-affairs/schema'
import { readAlready } from '../../../../tests/testing/read-already'
import { CurrentAffairPage } from './current-affair-page'

test.each([
  ['its own source', { source: 'PIB' }, 'Source: PIB'],
  ['Unknown where the document names none', {}, 'Source: Unknown'],
])('an article says where it comes from: %s', (_, fields, text) => {
  const article = currentAffairSchema.parse({ id: 'a1', title: 'Census law', ...fields })
  const read = readAlready([
    [currentAffairQuery({ id: 'a1' }).queryKey, article],
    [relatedQuery(article).queryKey, []],
  ])
  render(
    <QueryClientProvider client={read}>
      <MemoryRouter initialEntries={['/current-affair/a1']}>
        <Routes>
          <Route path="/current-affair/:id" element={<CurrentAffairPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Census law' })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})
