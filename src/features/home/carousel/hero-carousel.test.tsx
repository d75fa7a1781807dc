import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubIntersections, stubMediaQueries } from '../../../../tests/testing/screen-stubs'
import { CarouselLoading } from './carousel-frame'
import type { CarouselImage } from './carousel-image'
import { HeroCarousel } from './hero-carousel'

const five = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => ({ url: `/${name}.svg`, name }))

let intersections = stubIntersections(true)

beforeEach(() => {
  vi.useFakeTimers()
  intersections = stubIntersections(true)
  stubMediaQueries(false)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function show(images: Promise<readonly CarouselImage[]>, intervalMs?: number) {
  // Within `act` React shows at once what has come, instead of sparing the fallback a short life.
  await act(async () => {
    render(
      <Suspense fallback={<CarouselLoading />}>
        <HeroCarousel images={images} {...(intervalMs === undefined ? {} : { intervalMs })} />
      </Suspense>,
    )
  })
}
const showFive = (intervalMs = 4000) => show(Promise.resolve(five), intervalMs)

const region = () => screen.getByRole('region', { name: 'Inside the academy' })
const button = (name: string) => within(region()).getByRole('button', { name })
/** The one slide that is not hidden. */
const front = () => screen.getByRole('group').getAttribute('aria-label')
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('while there is nothing to turn', () => {
  test('it says that it is loading, then shows the pictures', async () => {
    let resolve: (images: readonly CarouselImage[]) => void = () => undefined
    const promise = new Promise<readonly CarouselImage[]>((settle) => {
      resolve = settle
    })
    await show(promise)
    expect(screen.getByText('Loading carousel...')).toBeInTheDocument()
    await act(async () => resolve(five))
    expect(screen.queryByText('Loading carousel...')).toBeNull()
    expect(front()).toBe('1 of 5')
  })

  test('an empty folder says so', async () => {
    await show(Promise.resolve([]))
    expect(screen.getByText('No images found in carousel')).toBeInTheDocument()
  })

  test('one picture has neither dots nor buttons, and does not turn', async () => {
    await show(Promise.resolve(five.slice(0, 1)))
    expect(screen.queryByRole('button')).toBeNull()
    wait(60_000)
    expect(front()).toBe('1 of 1')
  })
})

describe('by itself it turns', () => {
  test('every 4 s, from the last picture on to the first', async () => {
    await showFive()
    const seen = [front()]
    for (let turn = 0; turn < 5; turn += 1) {
      wait(3999)
      expect(front()).toBe(seen.at(-1))
      wait(1)
      seen.push(front())
    }
    expect(seen).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5'])
  })

  test('every 5 s unless told otherwise', async () => {
    await show(Promise.resolve(five))
    wait(4999)
    expect(front()).toBe('1 of 5')
    wait(1)
    expect(front()).toBe('2 of 5')
  })

  test('and a reader of the screen is told only while it stands', async () => {
    await showFive()
    const told = () => screen.getByText('First').closest('[aria-live]')?.getAttribute('aria-live')
    expect(told()).toBe('off')
    fireEvent.click(button('Pause rotation'))
    expect(told()).toBe('polite')
  })
})

describe('it stands', () => {
  test('while a mouse is over it', async () => {
    await showFive()
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' })
    wait(20_000)
    expect(front()).toBe('1 of 5')
    fireEvent.pointerLeave(region())
    wait(4000)
    expect(front()).toBe('2 of 5')
  })

  test('while the focus is on it, the pause button apart', async () => {
    await showFive()
    act(() => button('Picture 1').focus())
    wait(20_000)
    expect(front()).toBe('1 of 5')
    act(() => button('Pause rotation').focus())
    wait(4000)
    expect(front()).toBe('2 of 5')
    act(() => button('Picture 1').focus())
    act(() => button('Picture 1').blur())
    wait(4000)
    expect(front()).toBe('3 of 5')
  })

  test('while the tab is hidden', async () => {
    await showFive()
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    wait(20_000)
    expect(front()).toBe('1 of 5')
    state.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    wait(4000)
    expect(front()).toBe('2 of 5')
  })

  test('while it is off the screen', async () => {
    await showFive()
    act(() => intersections.scroll(false))
    wait(20_000)
    expect(front()).toBe('1 of 5')
    act(() => intersections.scroll(true))
    wait(4000)
    expect(front()).toBe('2 of 5')
  })

  test('for a student who wants less motion: nothing is there to pause, and the pictures can still be reached', async () => {
    stubMediaQueries(true)
    await showFive()
    wait(20_000)
    expect(front()).toBe('1 of 5')
    expect(screen.queryByRole('button', { name: /rotation/ })).toBeNull()
    fireEvent.click(button('Next picture'))
    expect(front()).toBe('2 of 5')
  })

  test('once paused, until it is started again', async () => {
    await showFive()
    fireEvent.click(button('Pause rotation'))
    wait(20_000)
    expect(front()).toBe('1 of 5')
    fireEvent.click(button('Start rotation'))
    wait(4000)
    expect(front()).toBe('2 of 5')
  })
})

describe('a student moves it', () => {
  test('by previous, next and the dots, and it waits its whole time again', async () => {
    await showFive()
    wait(3000)
    fireEvent.click(button('Previous picture'))
    expect(front()).toBe('5 of 5')
    wait(3999)
    expect(front()).toBe('5 of 5')
    fireEvent.click(button('Picture 3'))
    expect(front()).toBe('3 of 5')
    expect(button('Picture 3')).toHaveAttribute('aria-current', 'true')
    expect(screen.getByText('Third')).toBeInTheDocument()
    fireEvent.click(button('Next picture'))
    expect(front()).toBe('4 of 5')
  })

  test('by the keys: arrows, Home and End, but not with a modifier', async () => {
    await showFive()
    const press = (key: string, more: object = {}) =>
      fireEvent.keyDown(button('Next picture'), { key, ...more })
    press('ArrowRight')
    expect(front()).toBe('2 of 5')
    press('ArrowLeft')
    press('ArrowLeft')
    expect(front()).toBe('5 of 5')
    press('Home')
    expect(front()).toBe('1 of 5')
    press('End')
    expect(front()).toBe('5 of 5')
    press('ArrowLeft', { altKey: true })
    expect(front()).toBe('5 of 5')
  })

  test('by a swipe sideways, not by one down the page; a tap on a picture brings it to the front', async () => {
    await showFive()
    const drag = (fromX: number, toX: number, toY = 0) => {
      const slide = screen.getByRole('group')
      fireEvent.pointerDown(slide, { isPrimary: true, clientX: fromX, clientY: 0 })
      fireEvent.pointerUp(slide, { isPrimary: true, clientX: toX, clientY: toY })
    }
    drag(200, 120)
    expect(front()).toBe('2 of 5')
    drag(120, 200)
    expect(front()).toBe('1 of 5')
    drag(200, 150, 300)
    expect(front()).toBe('1 of 5')
    const beside = screen.getAllByRole('group', { hidden: true })[1] ?? document.body
    fireEvent.pointerDown(beside, { isPrimary: true, clientX: 300, clientY: 10 })
    fireEvent.pointerUp(beside, { isPrimary: true, clientX: 302, clientY: 11 })
    expect(front()).toBe('2 of 5')
  })
})

test('the pictures have their size before they come, and only the first one is asked for at once', async () => {
  await showFive()
  const pictures = screen.getAllByRole('img', { hidden: true })
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    ...Array.from({ length: 4 }, () => 'lazy'),
  ])
  for (const picture of pictures) {
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '675'])
  }
  expect(region()).toHaveAttribute('aria-roledescription', 'carousel')
  expect(screen.getByRole('group')).toHaveAttribute('aria-roledescription', 'slide')
})
