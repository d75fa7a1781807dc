import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import { categorySearch } from '@/domain/content-section'

/** Home, Current Affairs, category, title (spec section 2, current affair page). */
export function Breadcrumbs({ article }: { article: CurrentAffair }) {
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: 'Current Affairs', to: paths.contentCurrentAffairs },
    ...(article.category
      ? [{ label: article.category, to: paths.contentCurrentAffairs + categorySearch(article.category) }]
      : []),
  ]
  return (
    <nav aria-label="Breadcrumbs" className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, to }, index) => (
          <li key={to} className="flex items-center gap-x-2">
            <Link
              to={to}
              className="-mx-1 inline-flex min-h-11 items-center px-1 hover:text-text hover:underline"
            >
              {label}
            </Link>
            <span aria-hidden className={index === crumbs.length - 1 ? 'max-sm:hidden' : undefined}>
              /
            </span>
          </li>
        ))}
        {/* On a phone it would take a row of its own, right above the same words as the heading. */}
        <li aria-current="page" className="line-clamp-1 text-text max-sm:sr-only">
          {article.title}
        </li>
      </ol>
    </nav>
  )
}
