import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '@/ui/focus-heading'

/** Milliseconds for which the heading of a page is waited for. */
const patience = 8000

/** Whether the focus is nowhere, or still on what led here: where a page or a dialog has put it itself, it stays. */
function mayMoveFocus(): boolean {
  return (
    !document.querySelector('dialog[open]') && (document.activeElement?.matches('body, a, button') ?? true)
  )
}

/** Calls `onFound` with the text of the page's heading once there is one; gives up after a while. @returns a way to stop */
function whenHeadingIsThere(onFound: (text: string) => void): () => void {
  const look = () => {
    const heading = document.querySelector('main h1')
    // React hides the page before while the code of the next one is on its way.
    if (!heading || heading.closest('[style*="display: none"]')) return
    end()
    onFound(heading.textContent)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => end(), patience)
  function end() {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return end
}

/**
 * Makes screen readers announce a new page: its heading gets the focus. This does not happen when the heading is the same
 * as before (a dialog with an address of its own has closed), or when the student has already pressed something.
 */
export function usePageStart(): void {
  const { pathname } = useLocation()
  const shown = useRef<{ pathname: string; heading: string | null }>(null)
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, heading: before?.heading ?? null }
    const isNew = before !== null && before.pathname !== pathname
    let hasActed = false
    const act = () => {
      hasActed = true
    }
    const stop = whenHeadingIsThere((heading) => {
      shown.current = { pathname, heading }
      if (isNew && !hasActed && heading !== before.heading && mayMoveFocus()) focusHeading()
    })
    addEventListener('keydown', act, true)
    addEventListener('pointerdown', act, true)
    return () => {
      stop()
      removeEventListener('keydown', act, true)
      removeEventListener('pointerdown', act, true)
    }
  }, [pathname])
}
