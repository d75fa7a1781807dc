import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { useRecallSession } from '@/features/auth'
import { useResumePayments } from '@/features/payments/background'
import { preloadPage } from '@/loading/lazy-page'
import { useLoadBehind } from '@/loading/when-idle'
import { SearchWithData } from './header-search'
import { queryClient } from './query-cache'

const loadSearch = () => preloadPage(SearchWithData)

/** What every page with data needs: the session followed and the cache of server state. */
export function DataLayout() {
  useRecallSession('signed-out')
  useResumePayments(queryClient)
  useLoadBehind(loadSearch)
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
