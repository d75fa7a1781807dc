import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ScrollPlace } from './scroll-place'

afterEach(() => void vi.unstubAllGlobals())

const scrolledTo = (place: number) => vi.stubGlobal('scrollY', place)

test('a place is kept under its page though the link there is pressed at once', () => {
  scrolledTo(0)
  render(
    <MemoryRouter initialEntries={['/a']}>
      <ScrollPlace />
      <Link to="/b">On</Link>
    </MemoryRouter>,
  )
  scrolledTo(640)
  fireEvent.scroll(window)
  // The next page starts at its top.
  scrolledTo(0)
  fireEvent.click(screen.getByRole('link'))
  expect(Object.entries(sessionStorage)).toEqual([['scroll:default:/a', '640']])
})
