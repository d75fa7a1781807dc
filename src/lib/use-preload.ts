import { useEffect } from 'react'

/**
 * Loads code that a next step will need, once the page has nothing better to do: a dialog then opens at once, also when
 * the network has gone meanwhile. A failure says nothing; whoever shows the code asks for it again.
 * @param load a function that stays the same, outside of any component.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const start = () => void load().catch(() => undefined)
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(start, 1500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(start, { timeout: 3000 })
    return () => cancelIdleCallback(idle)
  }, [load])
}
