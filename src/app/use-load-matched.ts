import { isValidElement, useEffect } from 'react'
import { matchRoutes, type RouteObject, useLocation } from 'react-router-dom'
import { preloadPage } from '@/ui/lazy-page'

/** Starts to load the code of every layout and page that `pathname` shows, all at once. */
export function loadMatched(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (isValidElement(route.element)) preloadPage(route.element.type)
  }
}

/**
 * Loads what the current address shows. Left to themselves, each layout and page would only be asked for when the one
 * around it has come: four round trips on a weak network instead of one.
 */
export function useLoadMatched(routes: RouteObject[]): void {
  const { pathname } = useLocation()
  useEffect(() => loadMatched(routes, pathname), [routes, pathname])
}
