import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
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
  useEffect(() => void recallSession('signed-out'), [])
  useLoadBehind(withHeader ? loadSearch : null)
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
