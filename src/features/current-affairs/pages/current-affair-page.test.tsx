import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { currentAffairQuery, relatedQuery } from '@/content/current-affairs/queries'
import { currentAffairSchema } from '@/content/current-affairs/schema'
import { readAlready } from '../../../../tests/testing/read-already'
import { stubIntersections } from '../../../../tests/testing/screen-stubs'
import { topicQuestionsQuery } from '../model/article-question'
import { CurrentAffairPage } from './current-affair-page'

/** The page of the article `a1`, with its reads already done. */
function show(fields: object, related: object[] = [], questions: object[] = []) {
  const article = currentAffairSchema.parse({ id: 'a1', title: 'Census law', ...fields })
  const client = readAlready([
    [currentAffairQuery({ id: 'a1' }).queryKey, article],
    [relatedQuery(article).queryKey, related.map((other) => currentAffairSchema.parse(other))],
    [topicQuestionsQuery('Economy').queryKey, questions],
  ])
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/current-affair/a1']}>
        <Routes>
          <Route path="/current-affair/:id" element={<CurrentAffairPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test.each([
  ['its own source', { source: 'PIB' }, 'Source: PIB'],
  ['Unknown where the document names none', {}, 'Source: Unknown'],
])('an article says where it comes from: %s', (_, fields, text) => {
  stubIntersections(false)
  show(fields)
  expect(screen.getByRole('heading', { level: 1, name: 'Census law' })).toBeVisible()
  expect(screen.getByText(/^Source:/)).toHaveTextContent(text)
})

test('after an article come a question of its topic, more of that topic, and the next article', async () => {
  stubIntersections(true)
  const question = {
    text: 'Repo?',
    options: ['w', 'x', 'y', 'z'],
    correct: 1,
    explanation: 'As the Act says.',
  }
  const older = { id: 'b2', title: 'Older one', category: 'Economy', date: '2026-10-01' }
  const newer = { id: 'c3', title: 'Newer one', category: 'Economy', date: '2026-11-30' }
  show({ category: 'Economy', date: '2026-11-10' }, [newer, older], [question])
  await userEvent.click(await screen.findByRole('radio', { name: /z/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Check answer' }))
  expect(screen.getByRole('link', { name: '5 more on this topic' }).closest('[tabindex]')).toHaveFocus()
  expect(screen.getByText('Not this one.').closest('p')).toHaveTextContent('As the Act says.')
  expect(screen.getByRole('link', { name: '5 more on this topic' })).toHaveAttribute(
    'href',
    '/practice?topic=Economy&count=5&mode=study',
  )
  const links = screen.getAllByRole('link', { name: /one/ }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/current-affairs/older-one-b2', '/current-affairs/newer-one-c3'])
})

test('without a question of its topic, only the next article follows, as a related one', async () => {
  stubIntersections(true)
  show({ category: 'Economy', date: '2026-11-10' }, [{ id: 'b2', title: 'Older one', date: '2026-10-01' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Next article' })).toBeVisible()
})
