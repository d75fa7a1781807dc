import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { language } from '@/language/languages'
import { editionMoment, editionText, isPlainSearch, markBeginning } from '@/lib/edition'
import { readWithMoments } from '@/lib/moments'

/** A read of a page that came as HTML with documents. */
export interface EditionRead {
  readonly key: QueryKey
  readonly data: unknown
  /** Of a long list, what the HTML shows of it. */
  readonly isBeginning: boolean
}

/** Empty if the HTML is incomplete. */
function readsOfPage(): readonly EditionRead[] {
  try {
    return readWithMoments(editionText() ?? '[]') as EditionRead[]
  } catch {
    return []
  }
}

/**
 * Gives the app the documents that its page came with, so that it shows the same at once. They count as old: the
 * screens ask for what is newer. Texts are English, so another language reads its own; and the beginning of a list does not
 * tell what a filter in the address would find.
 */
export function adoptEdition(client: QueryClient): void {
  const updatedAt = editionMoment()
  if (updatedAt === null || language !== 'en') return
  for (const { key: queryKey, data, isBeginning } of readsOfPage()) {
    if (isBeginning && !isPlainSearch(location.search)) continue
    if (isBeginning) markBeginning(data)
    client.setQueryData(queryKey, data, { updatedAt })
    client.getQueryCache().find({ queryKey })?.invalidate()
  }
}
