// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNewPage } from './use-new-page'

let go: ReturnType<typeof useNavigate>

function Pages() {
  go = useNavigate()
  const content = useNewPage<HTMLElement>()
  const { pathname } = useLocation()
  // A draft and its paper are one form.
  const key = pathname.startsWith('/paper') ? 'paper' : pathname
  return createElement(
    'main',
    { ref: content, tabIndex: -1 },
    createElement('button', { key, type: 'button' }, 'Save'),
  )
}

const scrollTo = vi.fn()
beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  render(createElement(MemoryRouter, { initialEntries: ['/list'] }, createElement(Pages)))
})
afterEach(cleanup)

test('a new page begins at its top with the focus in its content; back keeps its place', async () => {
  await act(async () => go('/students'))
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
  expect(screen.getByRole('main')).toBe(document.activeElement)
  screen.getByRole('main').blur()
  await act(async () => go(-1))
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('a form that has got its address stays where it is', async () => {
  await act(async () => go('/paper/draft'))
  scrollTo.mockClear()
  screen.getByRole('button').focus()
  await act(async () => go('/paper/polity', { replace: true }))
  expect(scrollTo).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toBe(document.activeElement)
})
