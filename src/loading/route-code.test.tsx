import { fireEvent, render, screen } from '@testing-library/react'
import { createRoutesFromElements, Route, type RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPage } from './lazy-page'
import { loadFirstRoute, useLoadOnIntent } from './route-code'

const JobPage = () => null
const load = vi.fn(async () => ({ JobPage }))
let routes: RouteObject[] = []

function Links() {
  useLoadOnIntent(routes)
  return (
    <>
      <a href="/job/1">
        <span>Clerk</span>
      </a>
      <a href="https://elsewhere.example/job/1">Elsewhere</a>
      <button type="button">Save</button>
    </>
  )
}

const saveData = (on: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: on }, configurable: true })

beforeEach(() => {
  load.mockClear()
  const LazyJobPage = lazyPage(load, 'JobPage')
  routes = createRoutesFromElements(<Route path="/job/:jobId" element={<LazyJobPage />} />)
  saveData(false)
})

afterEach(() => {
  document.body.innerHTML = ''
})

it.each([
  ['a pointer over anything in the link', () => fireEvent.pointerOver(screen.getByText('Clerk'))],
  ['the keyboard on the link', () => screen.getByRole('link', { name: 'Clerk' }).focus()],
])('%s loads its page', (_intent, act) => {
  render(<Links />)
  act()
  expect(load).toHaveBeenCalledTimes(1)
})

it('other sites and other controls load nothing', () => {
  render(<Links />)
  fireEvent.pointerOver(screen.getByText('Elsewhere'))
  fireEvent.pointerOver(screen.getByRole('button'))
  expect(load).not.toHaveBeenCalled()
})

it('a student who saves data loads nothing ahead', () => {
  saveData(true)
  render(<Links />)
  fireEvent.pointerOver(screen.getByText('Clerk'))
  expect(load).not.toHaveBeenCalled()
})

it('nothing is loaded after the listener has gone', () => {
  render(<Links />).unmount()
  document.body.innerHTML = '<a href="/job/1">Clerk</a>'
  fireEvent.pointerOver(screen.getByText('Clerk'))
  expect(load).not.toHaveBeenCalled()
})

it('the first page begins to read what its address says, once its code is there and it is told to', async () => {
  const readAhead = vi.fn()
  const Article = Object.assign(() => null, { readAhead })
  const LazyArticle = lazyPage(async () => ({ Article }), 'Article')
  const ofArticle = createRoutesFromElements(<Route path="/article/:id" element={<LazyArticle />} />)
  const begin = await loadFirstRoute(ofArticle, { pathname: '/article/a1', search: '?category=Polity' })
  expect(readAhead).not.toHaveBeenCalled()
  begin()
  expect(readAhead).toHaveBeenCalledExactlyOnceWith({ id: 'a1' }, new URLSearchParams('?category=Polity'))
})

it('a first page that reads nothing ahead is loaded all the same', async () => {
  const begin = await loadFirstRoute(routes, { pathname: '/job/1', search: '' })
  begin()
  expect(load).toHaveBeenCalledTimes(1)
})
