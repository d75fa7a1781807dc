import { QueryClientProvider } from '@tanstack/react-query'
import { SearchDialog } from '@/features/search'
import { queryClient } from './data-layout'

/** The search with the app's cache, on pages without data too. */
export function SearchOnDemand({ onClose }: { onClose: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SearchDialog onClose={onClose} />
    </QueryClientProvider>
  )
}
