import { isValidElement, useEffect } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { preloadPage } from './lazy-page'
import { savesData } from './saves-data'

/**
 * Loads the code of every layout and page that `pathname` shows, all at once: left to themselves, each would only be
 * asked for when the one around it has come.
 * @returns their components, for what follows the route tree at build (scripts/prerender.mjs)
 * @throws when some of it cannot be loaded; the page tells that too
 */
export async function loadRouteCode(routes: RouteObject[], pathname: string): Promise<unknown[]> {
  const components = await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) =>
      isValidElement(route.element) ? preloadPage(route.element.type) : null,
    ),
  )
  return components.filter((component) => component !== null)
}

let routesOfApp: RouteObject[] = []

/** Loads the code of a page that the student is likely to go to next; nothing with "save data" on. */
export function loadAhead(pathname: string): void {
  if (!savesData()) loadRouteCode(routesOfApp, pathname).catch(() => undefined)
}

/** A pointer comes over a link, a finger touches it (before it is lifted), or the keyboard reaches it. */
const intents = ['pointerover', 'focusin'] as const

/** Loads the code of a page of this site as soon as its link is about to be used. */
export function useLoadOnIntent(routes: RouteObject[]): void {
  useEffect(() => {
    routesOfApp = routes
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === location.origin) loadAhead(link.pathname)
    }
    for (const intent of intents) document.addEventListener(intent, load, { passive: true })
    return () => {
      for (const intent of intents) document.removeEventListener(intent, load)
    }
  }, [routes])
}
