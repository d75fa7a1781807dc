import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { importantQuery } from '@/content/current-affairs/queries'
import type { ListedAffair } from '@/content/current-affairs/schema'
import { categoryName } from '@/domain/category-name'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatShortDate } from '@/lib/dates'
import { MetaLine } from '@/ui/list/item-card'
import { ScrollRow } from '@/ui/list/scroll-row'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { OpenLink } from './article-card'

/** A phone scrolls it sideways, out to the edge of the screen; from a tablet's width on the cards share the room. */
const rowClass =
  'gap-3 max-md:-mr-4 sm:max-md:-mr-6 md:grid md:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]'
const cardClass = 'w-60 flex-none md:w-auto'

function ImportantSkeleton() {
  return (
    <LoadingRegion label={t('Loading important articles')}>
      <Skeleton className="h-6 w-32" />
      <div className={`mt-3 flex overflow-hidden ${rowClass}`}>
        {['a', 'b', 'c', 'd', 'e'].map((card) => (
          <Skeleton key={card} className={`h-31 rounded-card ${cardClass}`} />
        ))}
      </div>
    </LoadingRegion>
  )
}

function ImportantCard({ article, onOpen }: { article: ListedAffair; onOpen: (id: string) => void }) {
  return (
    <OpenLink
      article={article}
      onOpen={onOpen}
      className="flex h-full flex-col max-md:min-h-31 md:min-h-25 gap-2 rounded-card border border-primary-line bg-surface p-4 transition-colors hover:border-primary"
    >
      <span className="line-clamp-3 text-detail leading-snug font-semibold" lang={languageOf(article.title)}>
        {article.title}
      </span>
      <span className="mt-auto text-caption text-muted">
        <MetaLine
          facts={[
            article.date && formatShortDate(article.date),
            article.category && categoryName(article.category),
            languageNote(article.title),
          ]}
        />
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
            {t('Important')}
          </h2>
          <div className="mt-3">
            <ScrollRow current="" wraps className={rowClass}>
              {data.map((article) => (
                <li key={article.id} className={cardClass}>
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
