import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Footer } from './footer'

test('says which version runs, and in which environment', () => {
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  )
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Version 1.0.0 · development')
})
