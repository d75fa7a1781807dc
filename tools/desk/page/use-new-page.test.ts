// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, Fragment } from 'react'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNewPage } from './use-new-page'

function Pages() {
  const navigate = useNavigate()
  const content = useNewPage<HTMLElement>()
  const { pathname } = useLocation()
  // A draft and its paper are one form.
  const key = pathname.startsWith('/paper/') ? 'paper' : pathname
  const back = () => void navigate(-1)
  return createElement(
    Fragment,
    {},
    createElement(Link, { to: '/students' }, 'Students'),
    createElement(Link, { to: '/paper/polity', replace: true }, 'Saved'),
    createElement('button', { type: 'button', onClick: back }, 'Back'),
    createElement(
      'main',
      { ref: content, tabIndex: -1 },
      createElement('button', { key, type: 'button' }, 'Save'),
    ),
  )
}

const scrollTo = vi.fn()
beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  render(createElement(MemoryRouter, { initialEntries: ['/paper/draft'] }, createElement(Pages)))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const press = (text: string) => fireEvent.click(screen.getByText(text))

test('a new page begins at its top with the focus in its content; back keeps its place', () => {
  press('Students')
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
  expect(screen.getByRole('main')).toBe(document.activeElement)
  screen.getByRole('main').blur()
  press('Back')
  expect(screen.getByRole('main')).toBe(document.activeElement)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('a form that has got its address stays where it is', () => {
  screen.getByText('Save').focus()
  press('Saved')
  expect(scrollTo).not.toHaveBeenCalled()
  expect(screen.getByText('Save')).toBe(document.activeElement)
})
