import 'fake-indexeddb/auto'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOwner, visitor } from '@/lib/device/device-store'
import { ReadingText } from './reading-text'

/** Pixels of the text above the screen's top, and its height; a screen is 800 high. */
const page = { above: 0, height: 4000 }
const offer = () => screen.queryByRole('button', { name: 'Continue where you stopped' })

beforeEach(() => {
  Object.assign(page, { above: 0, height: 4000 })
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -page.above, 390, page.height),
  )
  vi.stubGlobal(
    'scrollBy',
    vi.fn(({ top }: { top: number }) => {
      page.above += top
    }),
  )
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await forgetOwner(visitor)
  await forgetOwner('ravi')
})

const show = (owner = visitor, name = 'article/a') =>
  render(<ReadingText owner={owner} name={name} text="Long" />)

/** Scrolls there, and rests until the place has been kept. */
async function readTo(above: number) {
  page.above = above
  await act(async () => {
    fireEvent.scroll(window)
    await new Promise((resolve) => setTimeout(resolve, 500))
  })
}
/** As long as a place that is kept takes to be offered. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

async function readAndLeave(above: number) {
  const { unmount } = show()
  await readTo(above)
  unmount()
  page.above = 0
}

test('a long text that was left in its middle offers the way back, once, and moves nothing by itself', async () => {
  await readAndLeave(2000)
  show()
  await waitFor(() => expect(offer()).toBeVisible())
  expect(scrollBy).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button'))
  expect(page.above).toBe(2000)
  expect(offer()).toBeNull()
})

test('a text that was read to its end, hardly begun, or is short offers nothing', async () => {
  await readAndLeave(2000)
  await readAndLeave(3300)
  const { unmount } = show()
  await settled()
  expect(offer()).toBeNull()
  unmount()
  await readAndLeave(200)
  page.height = 1200
  await readAndLeave(500)
  show()
  await settled()
  expect(offer()).toBeNull()
})

test('each student and each text has a place of its own', async () => {
  await readAndLeave(2000)
  show('ravi')
  show(visitor, 'article/b')
  await settled()
  expect(offer()).toBeNull()
})

test('the offer goes away when the reader has come there alone', async () => {
  await readAndLeave(2000)
  show()
  await waitFor(() => expect(offer()).toBeVisible())
  await readTo(2100)
  expect(offer()).toBeNull()
})
