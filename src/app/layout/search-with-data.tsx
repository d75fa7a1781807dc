import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { SearchDialog } from '@/features/search'
import { queryClient } from '../query-cache'

/** The search with the app's cache, on pages without data too. */
export function SearchWithData(props: ComponentProps<typeof SearchDialog>) {
  return (
    <QueryClientProvider client={queryClient}>
      <SearchDialog {...props} />
    </QueryClientProvider>
  )
}
