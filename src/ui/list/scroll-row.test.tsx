import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ScrollRow } from './scroll-row'

afterEach(() => vi.restoreAllMocks())

/** jsdom has no layout. */
function setWidths({ row, all }: { row: number; all: number }) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(row)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(all)
}

function show() {
  const { container } = render(
    <ScrollRow current="">
      <li>Quizzes</li>
    </ScrollRow>,
  )
  const row = container.querySelector('ul')
  if (!row) throw new Error('no row')
  return { row, arrow: () => container.querySelector('svg') }
}

test('an arrow stands at the end of a row until its last child is in sight', () => {
  setWidths({ row: 390, all: 900 })
  const { row, arrow } = show()
  expect(arrow()).not.toBeNull()
  act(() => {
    row.scrollLeft = 480
    fireEvent.scroll(row)
  })
  expect(arrow()).toBeNull()
})

test('a row that fits has no arrow', () => {
  setWidths({ row: 1200, all: 1200 })
  expect(show().arrow()).toBeNull()
})
