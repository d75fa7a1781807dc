import { useEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import { likelyNext } from '@/lib/likely-next'
import { savesData } from '@/lib/saves-data'
import { loadMatched } from './use-load-matched'

/** A pointer comes over a link, a finger touches it (before it is lifted), or the keyboard reaches it. */
const intents = ['pointerover', 'focusin'] as const

/**
 * Loads the code of a page of this site as soon as its link is about to be used, or a page says that it is likely to be;
 * never with "save data" on.
 */
export function useLoadOnIntent(routes: RouteObject[]): void {
  useEffect(() => {
    if (savesData()) return
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === location.origin) loadMatched(routes, link.pathname)
    }
    likelyNext.load = (path) => loadMatched(routes, path)
    for (const intent of intents) document.addEventListener(intent, load, { passive: true })
    return () => {
      for (const intent of intents) document.removeEventListener(intent, load)
    }
  }, [routes])
}
