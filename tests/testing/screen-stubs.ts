import { vi } from 'vitest'

interface Watched {
  element: Element
  tell: (isIntersecting: boolean) => void
}

/** jsdom lays nothing out. Here a test says what is on the screen; everything new is `onScreen` until it says so. */
export function stubIntersections(onScreen: boolean) {
  const watched: Watched[] = []
  class Observer {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      watched.push({ element, tell: (isIntersecting) => this.callback([{ isIntersecting }]) })
      this.callback([{ isIntersecting: onScreen }])
    }
    disconnect() {
      watched.length = 0
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return {
    /** Everything that is watched comes onto the screen, or leaves it. */
    scroll: (isIntersecting: boolean) => {
      for (const { tell } of watched) tell(isIntersecting)
    },
  }
}

/** jsdom knows no media queries: every one is answered with `matches`. */
export function stubMediaQueries(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
