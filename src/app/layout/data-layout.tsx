import { IsRestoringProvider, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useIsInBrowser } from '@/lib/hooks/use-in-browser'
import { preloadPage } from '@/loading/lazy-page'
import { useLoadBehind } from '@/loading/when-idle'
import { recallSession } from '@/session'
import { queryClient } from '../query-cache'
import { LazySearch } from './header-search'

const loadSearch = () => preloadPage(LazySearch)

/**
 * What every page with data needs: a session that is known, and the cache of server state.
 * @param withHeader whether the page has the header, whose search then comes behind it
 */
export function DataLayout({ withHeader = true }: { withHeader?: boolean }) {
  // While React hydrates the page, no query runs: newer data in one part would not match the HTML of another part, and
  // React would discard that HTML.
  const isInBrowser = useIsInBrowser()
  useEffect(() => void recallSession('signed-out'), [])
  useLoadBehind(withHeader ? loadSearch : null)
  return (
    <QueryClientProvider client={queryClient}>
      <IsRestoringProvider value={!isInBrowser}>
        <Outlet />
      </IsRestoringProvider>
    </QueryClientProvider>
  )
}
