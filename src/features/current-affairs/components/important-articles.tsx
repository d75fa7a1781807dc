import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { formatShortDate } from '@/lib/dates'
import { MetaLine } from '@/ui/item-card'
import { ScrollRow } from '@/ui/scroll-row'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { importantQuery } from '../current-affair-queries'
import type { CurrentAffair } from '../current-affair-schema'
import { OpenLink } from './open-link'

const rowClass = 'gap-3 md:grid md:grid-cols-3 lg:grid-cols-5 [&>li]:w-60 [&>li]:flex-none md:[&>li]:w-auto'

function ImportantSkeleton() {
  return (
    <LoadingRegion label="Loading important articles">
      <Skeleton className="h-6 w-32" />
      <div className="mt-3 flex gap-3 overflow-hidden md:grid md:grid-cols-3 lg:grid-cols-5">
        {['a', 'b', 'c', 'd', 'e'].map((card) => (
          <Skeleton key={card} className="h-31 w-60 flex-none rounded-card md:w-auto" />
        ))}
      </div>
    </LoadingRegion>
  )
}

function ImportantCard({ article, onOpen }: { article: CurrentAffair; onOpen: (id: string) => void }) {
  return (
    <OpenLink
      article={article}
      onOpen={onOpen}
      className="flex h-full min-h-31 flex-col gap-2 rounded-card border border-primary-line bg-surface p-4 transition-colors hover:border-primary"
    >
      <span className="line-clamp-3 text-[15px] leading-snug font-semibold">{article.title}</span>
      <span className="mt-auto text-[13px] text-muted">
        <MetaLine facts={[article.date && formatShortDate(article.date), article.category]} />
      </span>
    </OpenLink>
  )
}

/**
 * What every student should have read, above everything else: the newest 5 that are marked as important (spec
 * section 7). Nothing when there are none or they cannot be read; the list below is not kept waiting for them.
 */
export function ImportantArticles({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, isPending } = useQuery(importantQuery)
  const headingId = useId()
  if (!isPending && !data?.length) return null
  return (
    <section aria-labelledby={isPending ? undefined : headingId} className="mb-8">
      {data === undefined ? (
        <ImportantSkeleton />
      ) : (
        <>
          <h2 id={headingId} className="flex items-center gap-2 text-lg">
            <Star size={17} aria-hidden fill="currentColor" className="text-primary" />
            Important
          </h2>
          <div className="mt-3">
            <ScrollRow current="" wraps className={rowClass}>
              {data.map((article) => (
                <li key={article.id}>
                  <ImportantCard article={article} onOpen={onOpen} />
                </li>
              ))}
            </ScrollRow>
          </div>
        </>
      )}
    </section>
  )
}
