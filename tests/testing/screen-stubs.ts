import { vi } from 'vitest'

/** jsdom has no layout: every element is on the screen, or none is. */
export function stubIntersections(isIntersecting: boolean) {
  class Observer {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.callback([{ isIntersecting }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
}

/** jsdom knows no media queries: every one is answered with `matches`. */
export function stubMediaQueries(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
