import { useEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadMatched } from './use-load-matched'

/** A pointer comes over a link, a finger touches it (before it is lifted), or the keyboard reaches it. */
const intents = ['pointerover', 'focusin'] as const

/** True where the student has asked the browser to save data. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}

/** Loads the code of a page of this site as soon as its link is about to be used; never with "save data" on. */
export function useLoadOnIntent(routes: RouteObject[]): void {
  useEffect(() => {
    if (savesData()) return
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === location.origin) loadMatched(routes, link.pathname)
    }
    for (const intent of intents) document.addEventListener(intent, load, { passive: true })
    return () => {
      for (const intent of intents) document.removeEventListener(intent, load)
    }
  }, [routes])
}
