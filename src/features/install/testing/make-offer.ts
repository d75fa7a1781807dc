import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The browser offers to install the app, as `loading/head.js` would keep it. `end` is what its dialog comes to. */
export function makeOffer() {
  let end: (outcome: 'accepted' | 'dismissed') => void = () => undefined
  const userChoice = new Promise<{ outcome: string }>((resolve) => {
    end = (outcome) => resolve({ outcome })
  })
  const offer = { prompt: vi.fn(async (): Promise<unknown> => undefined), userChoice }
  window.installOffer = offer
  act(() => {
    window.dispatchEvent(new Event('beforeinstallprompt'))
  })
  return {
    prompt: offer.prompt,
    end: (outcome: 'accepted' | 'dismissed') =>
      act(async () => {
        end(outcome)
        await userChoice
      }),
  }
}

/** The app has been installed, from whatever place. */
export function beInstalled() {
  window.installOffer = null
  act(() => {
    window.dispatchEvent(new Event('appinstalled'))
  })
}

/** A window without a browser around it, or with one. */
export function stubWindow({ isApp = false } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isApp && query === '(display-mode: standalone)',
  }))
}
