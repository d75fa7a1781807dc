import { isValidElement, useEffect } from 'react'
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import { savesData } from '@/lib/device/saves-data'
import { preloadPage } from './lazy-page'

/** What the component of a page has as a property when its first read is known from its address. */
interface ReadsAhead {
  /** Begins that read, before the page is drawn for the first time. */
  readAhead: (params: Params, search: URLSearchParams) => void
}

const readsAhead = (page: unknown): page is ReadsAhead => typeof page === 'function' && 'readAhead' in page

async function loadMatches(routes: RouteObject[], pathname: string) {
  const loaded = await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route, params }) => ({
      page: isValidElement(route.element) ? await preloadPage(route.element.type) : null,
      params,
    })),
  )
  return loaded.filter(({ page }) => page !== null)
}

/**
 * Loads the code of every layout and page that `pathname` shows, all at once: left to themselves, each would only be
 * asked for when the one around it has come.
 * @returns their components, for what follows the route tree at build (tools/build/prerender.mjs)
 * @throws when some of it cannot be loaded; the page tells that too
 */
export async function loadRouteCode(routes: RouteObject[], pathname: string): Promise<unknown[]> {
  return (await loadMatches(routes, pathname)).map(({ page }) => page)
}

/**
 * Loads the code of what the page's first address shows.
 * @returns what begins to read what it will show
 * @throws as above
 */
export async function loadFirstRoute(
  routes: RouteObject[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<() => void> {
  const loaded = await loadMatches(routes, pathname)
  return () => {
    for (const { page, params } of loaded) {
      if (readsAhead(page)) page.readAhead(params, new URLSearchParams(search))
    }
  }
}

let routesOfApp: RouteObject[] = []

/** Loads the code of a page that the student is likely to go to next; does nothing with "save data" on. */
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
