import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Leaves a jump within the page (the skip link, a legal page's contents) to the browser alone. Told of it, the router
 * would render everything anew, and a prerendered page whose code is still on the way would give way to its skeleton;
 * a running quiz would ask whether it is to be left.
 */
export function useInPageJumps(): void {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    const onPop = (event: PopStateEvent) => {
      // Each entry of the router's own has a state.
      const isJump = event.state === null && location.pathname === pathname && location.search === search
      if (isJump) event.stopImmediatePropagation()
    }
    addEventListener('popstate', onPop, { capture: true })
    return () => removeEventListener('popstate', onPop, { capture: true })
  }, [pathname, search])
}
