import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sameSitePath } from '@/config/return-path'
import { addGuardEntry, dropGuardEntry, onGuardEntry } from './guard-entry'

/** Where a click would lead inside the app, away from this page; null for anything else. */
function wayOut(event: MouseEvent): string | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (event.defaultPrevented || event.button !== 0 || modified) return null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const url = new URL(link.href)
  if (url.origin !== window.location.origin || url.pathname === window.location.pathname) return null
  return sameSitePath(url.pathname + url.search + url.hash)
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
      // Two entries are the page's own and the guard's: with no more than these there is nothing to go back to.
      const isBack = 'back' in held
      if (isBack && window.history.length > 2) window.history.back()
      else void navigate(isBack ? elsewhere : held.to, { replace: true })
    },
  }
}
