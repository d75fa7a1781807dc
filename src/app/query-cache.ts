import { queryClient } from '@/lib/query-client'
import { followSession, sessionOwner } from '@/session'
import { adoptEdition } from './edition'
import { keepReads } from './kept-reads'

// A build keeps nothing.
if ('document' in globalThis) {
  const defaults = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, persister: keepReads(sessionOwner) },
  })
}

adoptEdition(queryClient)

// When a student signs out or another one signs in, nothing that was read for the first one stays.
followSession((before, now) => {
  // What failed for a visitor is asked for again as soon as somebody is signed in (spec section 4).
  if (now.status === 'signed-in' && before.status !== 'signed-in') {
    void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  if (before.status !== 'signed-in') return
  const { id } = before.user
  if (now.status === 'signed-in' && now.user.id === id) return
  queryClient.removeQueries({ type: 'inactive' })
  // Queries with the student's id: nobody else may read those, so they are not asked again.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(id) })
  void queryClient.resetQueries()
})

export { queryClient } from '@/lib/query-client'
