import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SampleQuestionCard } from './sample-question-card'

test('an option that was chosen before the code came stays chosen', async () => {
  const page = (
    <MemoryRouter>
      <SampleQuestionCard />
    </MemoryRouter>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const option = screen.getByLabelText(/Article 280/)
  option.click()
  expect(screen.getByRole('button', { name: 'Check answer' })).toBeDisabled()
  const app = await act(async () => hydrateRoot(root, page))
  expect(option).toBeChecked()
  expect(screen.getByRole('button', { name: 'Check answer' })).toBeEnabled()
  act(() => app.unmount())
  root.remove()
})
