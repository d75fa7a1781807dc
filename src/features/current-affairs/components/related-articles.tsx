import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { relatedQuery } from '@/content/current-affairs/queries'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import { formatShortDate } from '@/lib/dates'

/** Up to 4 others of the category; nothing at all while there are none, or when they cannot be read. */
export function RelatedArticles({ article }: { article: CurrentAffair }) {
  const { data } = useQuery(relatedQuery(article))
  if (!data?.length) return null
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="text-xl">Related Current Affairs</h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {data.map(({ id, title, date }) => (
          <li key={id}>
            <Link
              to={paths.currentAffairArticle(title, id)}
              className="flex h-full flex-col gap-1.5 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge"
            >
              <span className="leading-snug font-semibold">{title}</span>
              {date && <span className="mt-auto text-meta text-muted">{formatShortDate(date)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
