import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { categoryName } from '@/domain/category-name'
import { t } from '@/language/text'
import { Button, ButtonLink } from '../button'
import { EmptyPanel, ErrorPanel } from '../panels'
import { LoadingRegion } from '../skeleton'
import { CardGridSkeleton } from './card-grid'
import { type More, ShowMore } from './show-more'

/**
 * An AppError that signing in may mend. It goes by the code alone: the lists that show it would otherwise bring the
 * whole catalogue, and with it the identity SDK, to pages without data.
 */
function isLoginError(error: Error | null): boolean {
  return (
    error !== null &&
    'code' in error &&
    (error.code === 'unauthenticated' || error.code === 'permission-denied')
  )
}

/** The part of a react-query result that a list needs. */
interface ListRead<Item> {
  data: readonly Item[] | undefined
  error: Error | null
  /** For a list that is read ten by ten. */
  more?: More | undefined
}

/** The spec's two empty texts with their hint. */
function EmptySection({ category, title }: { category: string | null; title?: string }) {
  const text =
    category === null
      ? t('No content available yet')
      : t('No content available for "{category}" category', { category: categoryName(category) })
  return (
    <EmptyPanel title={title ?? text}>
      {category === null ? t('Please check back later.') : t('Try another category, or check back later.')}
    </EmptyPanel>
  )
}

/** A read that was refused for want of a login leads there and back; signing in clears it (spec sections 2 and 4). */
function FailedSection({ error, title, onRetry }: { error: Error; title: string; onRetry: () => void }) {
  const { pathname, search } = useLocation()
  if (!isLoginError(error)) return <ErrorPanel title={title} onRetry={onRetry} />
  const { message } = error
  return (
    <ErrorPanel
      title={message}
      actions={
        <>
          <ButtonLink to={paths.login} state={{ from: pathname + search, message }} look="primary">
            {t('Login')}
          </ButtonLink>
          <Button onClick={onRetry}>{t('Try Again')}</Button>
        </>
      }
    />
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
  pictures = true,
  above = category === null ? 'nothing' : 'count',
  errorMessage = t('Failed to load content. Please try again.'),
  emptyTitle,
  children,
}: {
  read: ListRead<Item>
  onRetry: () => void
  category: string | null
  /** Whether the cards have pictures: the shape of what is loading. */
  pictures?: boolean
  /** What stands above the cards once they are there, and comes with them. */
  above?: 'count' | 'filters' | 'nothing'
  errorMessage?: string
  emptyTitle?: string
  children: (items: readonly Item[]) => ReactNode
}) {
  if (read.data === undefined) {
    if (read.error) return <FailedSection error={read.error} title={errorMessage} onRetry={onRetry} />
    return (
      <LoadingRegion label={t('Loading content')}>
        <CardGridSkeleton picture={pictures} above={above === 'nothing' ? undefined : above} />
      </LoadingRegion>
    )
  }
  if (read.data.length === 0) {
    return <EmptySection category={category} {...(emptyTitle ? { title: emptyTitle } : {})} />
  }
  return (
    <>
      {children(read.data)}
      {read.more && <ShowMore key={category} {...read.more} />}
    </>
  )
}
