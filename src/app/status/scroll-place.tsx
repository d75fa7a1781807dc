import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Milliseconds for which a page may still grow until its old place fits. */
const patience = 8000

const nameOf = (key: string) => `scroll:${key}`

function keptPlace(key: string): number {
  try {
    return Number(sessionStorage.getItem(nameOf(key))) || 0
  } catch {
    return 0
  }
}

function keepPlace(key: string, place: number): void {
  try {
    sessionStorage.setItem(nameOf(key), String(Math.round(place)))
  } catch {
    // A device that refuses storage starts its pages at the top.
  }
}

/** Scrolls to `place` as soon as the page is long enough; gives up when the student moves it. @returns a way to stop */
function scrollWhenItFits(place: number): () => void {
  const stop = new AbortController()
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < place) return
    scrollTo({ top: place, behavior: 'instant' })
    end()
  })
  const timer = setTimeout(() => end(), patience)
  function end() {
    clearTimeout(timer)
    observer.disconnect()
    stop.abort()
  }
  for (const moved of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(moved, end, { passive: true, signal: stop.signal })
  observer.observe(document.body)
  return end
}

/**
 * Keeps each history entry's place for as long as the tab lives, and goes back to it on Back, Forward and reload: the
 * browser's own try comes before a page with data has any length.
 */
function useScrollPlace(): void {
  const { key: entry, pathname } = useLocation()
  // The first entry of every document has the same key, whatever address was typed.
  const key = `${entry}:${pathname}`
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const place = isBack ? keptPlace(key) : 0
    const stop = place > 0 && Math.abs(scrollY - place) > 2 ? scrollWhenItFits(place) : undefined
    // A prerendered page may have been scrolled before this runs.
    if (place === 0 && scrollY > 0) keepPlace(key, scrollY)
    return stop
  }, [key, isBack])
  useKeepScrolled(key)
}

/**
 * Keeps the place when scrolling has come to rest, and at once when the page goes: who scrolls to a link and presses it
 * does not wait. By layout, so that no scrolling of the next page's is taken for this one's.
 */
function useKeepScrolled(key: string): void {
  useLayoutEffect(() => {
    // `scrollend` is not known everywhere, and a place for each pixel is not needed.
    let timer: number | undefined
    let place = 0
    const keep = () => {
      if (timer !== undefined) keepPlace(key, place)
      clearTimeout(timer)
      timer = undefined
    }
    const onScroll = () => {
      clearTimeout(timer)
      place = scrollY
      timer = window.setTimeout(keep, 100)
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', keep)
    return () => {
      keep()
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', keep)
    }
  }, [key])
}

/** Shows nothing; it stands behind every page, like the status. */
export function ScrollPlace() {
  useScrollPlace()
  return null
}
