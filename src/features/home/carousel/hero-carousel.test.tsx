import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAlready } from '../../../../tests/testing/read-already'
import { stubMediaQueries } from '../../../../tests/testing/screen-stubs'
import { carouselQuery, pictureName } from './carousel-repository'
import { HeroCarousel } from './hero-carousel'

const key = carouselQuery.queryKey
const five = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => ({ url: `/${name}.svg`, name }))

beforeEach(() => {
  vi.useFakeTimers()
  stubMediaQueries(false)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(client: ReturnType<typeof readAlready>, intervalMs?: number) {
  render(
    <QueryClientProvider client={client}>
      <HeroCarousel {...(intervalMs !== undefined && { intervalMs })} />
    </QueryClientProvider>,
  )
}
const showFive = (intervalMs = 4000) => show(readAlready([[key, five]]), intervalMs)

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
    const client = readAlready([])
    const queryFn = () => new Promise<typeof five>((resolve) => setTimeout(() => resolve(five), 500))
    void client.prefetchQuery({ queryKey: key, queryFn })
    show(client)
    expect(screen.getByText('Loading carousel...')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(501))
    expect(screen.queryByText('Loading carousel...')).toBeNull()
    expect(front()).toBe('1 of 5')
  })

  test.each([
    ['an empty folder', readAlready([[key, []]])],
    ['a failure', readAlready([], [key])],
  ])('%s says that there are no images', (_, client) => {
    show(client)
    expect(screen.getByText('No images found in carousel')).toBeInTheDocument()
  })

  test('one picture has neither dots nor buttons, and does not turn', () => {
    show(readAlready([[key, five.slice(0, 1)]]))
    expect(screen.queryByRole('button')).toBeNull()
    wait(60_000)
    expect(front()).toBe('1 of 1')
  })
})

describe('by itself it turns', () => {
  test('every 4 s, from the last picture on to the first', () => {
    showFive()
    const seen = [front()]
    for (let turn = 0; turn < 5; turn += 1) {
      wait(3999)
      expect(front()).toBe(seen.at(-1))
      wait(1)
      seen.push(front())
    }
    expect(seen).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5'])
  })

  test('every 5 s unless told otherwise', () => {
    show(readAlready([[key, five]]))
    wait(4999)
    expect(front()).toBe('1 of 5')
    wait(1)
    expect(front()).toBe('2 of 5')
  })

  test('and screen readers announce the slide only while the rotation is paused', () => {
    showFive()
    const told = () => screen.getByText('First').closest('[aria-live]')?.getAttribute('aria-live')
    expect(told()).toBe('off')
    fireEvent.click(button('Pause rotation'))
    expect(told()).toBe('polite')
  })
})

describe('it stands', () => {
  test('while a mouse is over it', () => {
    showFive()
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' })
    wait(20_000)
    expect(front()).toBe('1 of 5')
    fireEvent.pointerLeave(region())
    wait(4000)
    expect(front()).toBe('2 of 5')
  })

  test('while the focus is on it, the pause button apart', () => {
    showFive()
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

  test('while the tab is hidden', () => {
    showFive()
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    wait(20_000)
    expect(front()).toBe('1 of 5')
    state.mockReturnValue('visible')
    wait(4000)
    expect(front()).toBe('2 of 5')
  })

  test('while it is off the screen', () => {
    showFive()
    const rect = vi.spyOn(region(), 'getBoundingClientRect')
    for (const top of [-500, innerHeight + 100]) {
      rect.mockReturnValue(new DOMRect(0, top, 300, 400))
      wait(20_000)
      expect(front()).toBe('1 of 5')
    }
    rect.mockReturnValue(new DOMRect(0, innerHeight - 100, 300, 400))
    wait(4000)
    expect(front()).toBe('2 of 5')
  })

  test('for a student who wants less motion: nothing is there to pause, and the pictures can still be reached', () => {
    stubMediaQueries(true)
    showFive()
    wait(20_000)
    expect(front()).toBe('1 of 5')
    expect(screen.queryByRole('button', { name: /rotation/ })).toBeNull()
    fireEvent.click(button('Next picture'))
    expect(front()).toBe('2 of 5')
  })

  test('once paused, until it is started again', () => {
    showFive()
    fireEvent.click(button('Pause rotation'))
    wait(20_000)
    expect(front()).toBe('1 of 5')
    fireEvent.click(button('Start rotation'))
    wait(4000)
    expect(front()).toBe('2 of 5')
  })
})

describe('a student moves it', () => {
  test('by previous, next and the dots, and it waits its whole time again', () => {
    showFive()
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

  test('by the keys: arrows, Home and End, but not with a modifier', () => {
    showFive()
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

  test('by a swipe sideways; a tap on a picture brings it to the front', () => {
    showFive()
    const drag = (slide: Element, fromX: number, toX: number, isPrimary = true) => {
      fireEvent.pointerDown(slide, { isPrimary, clientX: fromX })
      fireEvent.pointerUp(slide, { isPrimary, clientX: toX })
    }
    drag(screen.getByRole('group'), 200, 120)
    expect(front()).toBe('2 of 5')
    drag(screen.getByRole('group'), 120, 200)
    expect(front()).toBe('1 of 5')
    const beside = screen.getAllByRole('group', { hidden: true })[1] ?? document.body
    drag(beside, 300, 302, false)
    expect(front()).toBe('1 of 5')
    drag(beside, 300, 302)
    expect(front()).toBe('2 of 5')
  })
})

test('the pictures have their size before they come, and only the first one is asked for at once', () => {
  showFive()
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

test.each([
  ['1-the-real-exam-screen.svg', 'The real exam screen'],
  ['02_daily quiz.webp', 'Daily quiz'],
  ['APPSC-2026.final.png', 'APPSC 2026.final'],
  ['1.svg', null],
  ['', null],
])('the caption of %s is %s', (fileName, name) => {
  expect(pictureName(fileName)).toBe(name)
})

test.each([
  ['en', 'By date'],
  ['te', 'తేదీ వారీగా'],
  ['hi', 'By date'],
] as const)('a picture with English and Telugu captions has in %s the caption %s', (language, name) => {
  expect(pictureName('3-by-date--తేదీ-వారీగా.svg', language)).toBe(name)
})
