import { act, render, screen } from '@testing-library/react'
import { BrowserRouter, Link } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useInPageJumps } from './use-in-page-jumps'

const rendered = vi.fn()

function Page() {
  useInPageJumps()
  rendered(window.location.pathname)
  return (
    <>
      <a href="#complaints">Complaints</a>
      <Link to="/terms">Terms</Link>
    </>
  )
}

/** What the browser tells after a press on a link within a page, and after Back or Forward to one. */
const jump = (address: string) =>
  act(async () => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })

beforeEach(() => {
  history.replaceState(null, '', '/refund-policy')
  rendered.mockClear()
})

const show = () =>
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )

it('a jump within the page renders nothing anew', async () => {
  show()
  rendered.mockClear()
  await jump('/refund-policy#complaints')
  expect(rendered).not.toHaveBeenCalled()
})

it('the way back to a jump on another page is the router’s', async () => {
  show()
  act(() => screen.getByRole('link', { name: 'Terms' }).click())
  rendered.mockClear()
  await jump('/refund-policy#complaints')
  expect(rendered).toHaveBeenLastCalledWith('/refund-policy')
})

it('so is an entry of its own', async () => {
  show()
  rendered.mockClear()
  await act(async () => {
    history.replaceState({ key: 'own', idx: 0 }, '')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  expect(rendered).toHaveBeenCalled()
})
