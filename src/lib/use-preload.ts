import { useEffect } from 'react'
import { whenIdle } from './when-idle'

/**
 * Loads code that a next step will need, once the page has nothing better to do: a dialog then opens at once, also when
 * the network has gone meanwhile. A failure says nothing; whoever shows the code asks for it again.
 * @param load a function that stays the same, outside of any component.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    let isHere = true
    whenIdle()
      .then(() => (isHere ? load() : undefined))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [load])
}
