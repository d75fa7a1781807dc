import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chosenLanguage } from '@/language/choose-language'
import { LanguageOffer } from './language-offer'

vi.mock('@/session', () => ({ useOwner: () => 'student' }))

const page = document.documentElement.dataset

beforeEach(() => {
  localStorage.clear()
  page.offer = 'te'
})
afterEach(() => {
  delete page.offer
})

function show() {
  render(
    <MemoryRouter initialEntries={['/']}>
      <LanguageOffer />
      <Link to="/about">About</Link>
    </MemoryRouter>,
  )
}

const answer = () => screen.findByRole('button', { name: 'No, thanks' })

test('the other language is offered in its own words', async () => {
  show()
  expect(await screen.findByRole('button', { name: 'తెలుగులో చదవండి' })).toHaveAttribute('lang', 'te')
  expect(chosenLanguage().chosen).toBeNull()
})

test('nothing is offered where the head of the page found nothing', async () => {
  delete page.offer
  show()
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a no is stored, and the account gets it', async () => {
  show()
  await userEvent.click(await answer())
  expect(page.offer).toBeUndefined()
  expect(chosenLanguage()).toEqual({ chosen: 'en', pendingFor: 'student' })
})

test('going on to another page is a no, and chooses nothing', async () => {
  show()
  await userEvent.click(screen.getByRole('link', { name: 'About' }))
  expect(page.offer).toBeUndefined()
  expect(localStorage.languageOffered).toBe('yes')
  expect(chosenLanguage().chosen).toBeNull()
})

test('a link that loads another page is a no, too', () => {
  show()
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.languageOffered).toBe('yes')
})
