import { QueryClientProvider } from '@tanstack/react-query'
import { SearchDialog } from '@/features/search'
import { queryClient } from './query-cache'

/** The search with the app's cache, on pages without data too. */
export function SearchWithData({ onClose }: { onClose: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SearchDialog onClose={onClose} />
    </QueryClientProvider>
  )
}
