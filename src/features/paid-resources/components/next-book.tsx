import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { categoryResourcesQuery } from '@/content/packs/queries'
import type { PaidCategory } from '@/content/packs/schema'
import type { Resource } from '@/content/resources/schema'
import { languageOf } from '@/domain/text-language'
import { fileKey } from '@/features/offline'
import { useOpensNext } from '@/features/payments'
import { t } from '@/language/text'
import { readingPlaces } from '@/own/marks/reading-places'
import { ButtonLink } from '@/ui/button'
import { nextBook } from '../model/next-book'
import { ownFile } from '../model/own-file'
import { readerLink } from '../model/reader-link'

/** The book of a pack to read next, by the pages where the student stopped on this device. */
async function findNext(ownerId: string, resources: readonly Resource[]) {
  const books = resources.filter(({ kind, address }) => kind === 'pdf' && address !== null)
  const left = books.map(async (book) => {
    const file = ownFile(book.address)
    const place = file && (await readingPlaces.stored(ownerId, fileKey(file)))
    return { book, page: place?.page ?? null }
  })
  return nextBook(await Promise.all(left))
}

function labelOf(page: number | null, total: number | null): string {
  if (page === null) return t('Start reading')
  return total === null ? t('Continue reading') : t('Continue: page {page} of {total}', { page, total })
}

/** The button that leads to the first unfinished book of an owned pack; its place is reserved. */
export function NextBook({ category, ownerId }: { category: PaidCategory; ownerId: string }) {
  const opensNext = useOpensNext()
  const { data: resources } = useQuery(categoryResourcesQuery(useQueryClient(), category))
  const { data: next } = useQuery({
    queryKey: ['next-book', ownerId, resources],
    queryFn: () => findNext(ownerId, resources ?? []),
    enabled: resources !== undefined,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
  if (next === null) return null
  const reader = next && readerLink(next.book, category.productId)
  if (opensNext && reader) return <Navigate {...reader} replace />
  return (
    <div className="grid min-h-20 content-start gap-2">
      {reader && (
        <>
          <ButtonLink {...reader} look="primary" className="w-full">
            <BookOpen size={18} aria-hidden />
            {labelOf(next.page, next.book.pageCount)}
            <span lang={languageOf(next.book.title)} className="sr-only">
              : {next.book.title}
            </span>
          </ButtonLink>
          <p aria-hidden lang={languageOf(next.book.title)} className="line-clamp-1 text-sm text-muted">
            {next.book.title}
          </p>
        </>
      )}
    </div>
  )
}
