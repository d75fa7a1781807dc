import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** Marks the extra history entry that stands over a guarded page, so that Back first comes to the page itself. */
const mark = 'guard'

function onGuardEntry(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && mark in state
}

/** The router's own state is copied: to it both entries are the same place. */
function addGuardEntry(): void {
  window.history.pushState({ ...window.history.state, [mark]: true }, '')
}

let stepping: Promise<void> | null = null

/** Steps down from the guard's entry, if it is the one shown: what replaces an entry then replaces the page's own. */
export function dropGuardEntry(): Promise<void> {
  if (!onGuardEntry()) return Promise.resolve()
  stepping ??= new Promise((resolve) => {
    const arrived = () => {
      stepping = null
      resolve()
    }
    window.addEventListener('popstate', arrived, { once: true })
    window.history.back()
  })
  return stepping
}

/** Where a click would lead inside the app, away from this page; null for anything else. */
function wayOut(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (event.defaultPrevented || event.button !== 0 || modified) return null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const url = new URL(link.href)
  if (url.origin !== window.location.origin || url.pathname === window.location.pathname) return null
  return url.pathname + url.search + url.hash
}

/**
 * Asks before a link or Back leads away from this page (docs/decisions/013). While `active`, such a step is held and
 * `asks` is true until `stay` or `leave` is called.
 * @param elsewhere the address for Back when no page comes before this one.
 */
export function useLeaveGuard(active: boolean, elsewhere: string) {
  const navigate = useNavigate()
  const [held, setHeld] = useState<{ back: true } | { to: string } | null>(null)
  const leaving = useRef(false)

  useEffect(() => {
    if (!active) {
      // The page that is no longer guarded needs one Back again, not two.
      void dropGuardEntry()
      return undefined
    }
    if (!onGuardEntry()) addGuardEntry()
    const { pathname } = window.location
    const onClick = (event: MouseEvent) => {
      const to = wayOut(event)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      setHeld({ to })
    }
    const onPop = () => {
      const isStillHere = window.location.pathname === pathname && !leaving.current
      if (isStillHere) setHeld(onGuardEntry() ? null : { back: true })
    }
    document.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onPop)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onPop)
    }
  }, [active])

  return {
    asks: active && held !== null,
    stay: () => {
      if (!onGuardEntry()) addGuardEntry()
      setHeld(null)
    },
    leave: () => {
      if (!held || leaving.current) return
      leaving.current = true
      // The page's entry and the guard's after it are two; with no more than these there is nothing to go back to.
      const isBack = 'back' in held
      if (isBack && window.history.length > 2) window.history.back()
      else void navigate(isBack ? elsewhere : held.to, { replace: true })
    },
  }
}
