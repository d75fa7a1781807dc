import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePageStart } from './use-page-start'

/** Shows its heading when it is told to. */
function Late() {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const arrive = () => setHere(true)
    addEventListener('arrive', arrive)
    return () => removeEventListener('arrive', arrive)
  }, [])
  return isHere ? <h1>Late</h1> : <p>Loading</p>
}
const arrive = () => void dispatchEvent(new Event('arrive'))

function App() {
  usePageStart()
  return (
    <>
      <Link to="/plain">to plain</Link>
      <Link to="/late">to late</Link>
      <Link to="/overlay">to overlay</Link>
      <Link to="/own">to own</Link>
      <main>
        <Routes>
          <Route path="/" element={<h1>Start</h1>} />
          <Route path="/plain" element={<h1>Plain</h1>} />
          <Route path="/late" element={<Late />} />
          <Route path="/overlay" element={<h1>Start</h1>} />
          <Route
            path="/own"
            element={
              <>
                <h1>Own</h1>
                <input aria-label="Name" ref={(field) => field?.focus()} />
              </>
            }
          />
        </Routes>
      </main>
    </>
  )
}

const show = () =>
  render(
    <MemoryRouter>
      <App />
    </MemoryRouter>,
  )
const follow = (name: string) => {
  screen.getByRole('link', { name }).focus()
  fireEvent.click(screen.getByRole('link', { name }))
}
const heading = () => screen.getByRole('heading')

test('the first page is left to the browser; the heading of the next one gets the focus', () => {
  show()
  expect(document.body).toHaveFocus()
  follow('to plain')
  expect(heading()).toHaveTextContent('Plain')
  expect(heading()).toHaveFocus()
})

test('a heading that comes late gets it when it is there', async () => {
  show()
  follow('to late')
  expect(screen.getByRole('link', { name: 'to late' })).toHaveFocus()
  act(() => arrive())
  await waitFor(() => expect(heading()).toHaveFocus())
})

test('not once the student has gone on', async () => {
  show()
  follow('to late')
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => arrive())
  await waitFor(() => expect(heading()).toHaveTextContent('Late'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.getByRole('link', { name: 'to late' })).toHaveFocus()
})

test('the same heading behind another address is no new page, and a page that places the focus itself keeps it', () => {
  show()
  follow('to overlay')
  expect(screen.getByRole('link', { name: 'to overlay' })).toHaveFocus()
  follow('to own')
  expect(screen.getByLabelText('Name')).toHaveFocus()
})
