import type { ReactNode } from 'react'
import { EmptyPanel, ErrorPanel } from './panels'
import { LoadingRegion } from './skeleton'

/** The part of a react-query result that a list needs. */
interface ListRead<Item> {
  data: readonly Item[] | undefined
  isError: boolean
}

/** What a list says when a category is chosen (spec section 2, content hub), and the plain count otherwise. */
export function ItemCount({ count, category }: { count: number; category: string | null }) {
  return (
    <p role="status" className="text-[14.5px] text-muted">
      Showing {count} items{category !== null && ` in "${category}" category`}
    </p>
  )
}

/** The spec's two empty texts with their hint. */
function EmptySection({ category, title }: { category: string | null; title?: string }) {
  const text =
    category === null ? 'No content available yet' : `No content available for "${category}" category`
  return (
    <EmptyPanel title={title ?? text}>
      {category === null ? 'Please check back later.' : 'Try another category, or check back later.'}
    </EmptyPanel>
  )
}

/**
 * The states of a section: loading in the shape of its cards, error with Try Again, empty, loaded (spec sections 2, 4).
 * An older list stays on the screen when reading it again fails.
 */
export function SectionList<Item>({
  read,
  onRetry,
  category,
  skeleton,
  errorMessage = 'Failed to load content. Please try again.',
  emptyTitle,
  children,
}: {
  read: ListRead<Item>
  onRetry: () => void
  category: string | null
  skeleton: ReactNode
  errorMessage?: string
  emptyTitle?: string
  children: (items: readonly Item[]) => ReactNode
}) {
  if (read.data === undefined) {
    if (read.isError) return <ErrorPanel title={errorMessage} onRetry={onRetry} />
    return <LoadingRegion label="Loading content">{skeleton}</LoadingRegion>
  }
  if (read.data.length === 0) {
    return <EmptySection category={category} {...(emptyTitle ? { title: emptyTitle } : {})} />
  }
  return children(read.data)
}
