import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PageProblem } from './page-problem'

test.each([
  ['a page that does not exist', {}, true],
  ['a failed read, after which the page may well be there', { onRetry: () => undefined }, false],
])('search engines drop %s: %#', (_, props, isDropped) => {
  render(
    <MemoryRouter>
      <PageProblem title="No such page" {...props} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'No such page' })).toBeVisible()
  expect(document.querySelector('meta[name=robots][content=noindex]') !== null).toBe(isDropped)
})
