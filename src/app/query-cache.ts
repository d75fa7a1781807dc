import { followSession, sessionOwner } from '@/features/auth'
import { queryClient } from '@/lib/query-client'
import { keepReads } from './kept-reads'

const defaults = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({
  ...defaults,
  queries: { ...defaults.queries, persister: keepReads(sessionOwner) },
})

// Nothing that was read for one student is left for the next one, or for nobody.
followSession((before, now) => {
  // What failed for a visitor is asked for again as soon as somebody is signed in (spec section 4).
  if (now.status === 'signed-in' && before.status !== 'signed-in') {
    void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  if (before.status !== 'signed-in') return
  const { id } = before.user
  if (now.status === 'signed-in' && now.user.id === id) return
  queryClient.removeQueries({ type: 'inactive' })
  // Theirs alone: nobody else may read it, so it is not asked for again.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(id) })
  void queryClient.resetQueries()
})

export { queryClient } from '@/lib/query-client'
