import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { importantQuery } from '@/content/current-affairs/queries'
import type { ImportantAffair } from '@/content/current-affairs/schema'
import { categoryName } from '@/domain/category-name'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatShortDate } from '@/lib/dates'
import { MetaLine } from '@/ui/list/item-card'
import { ArticlesNote, ArticlesWaiting, articleRowClass, articlesClass, landingLimits } from './list-frames'

function ArticleRow({ article }: { article: ImportantAffair }) {
  const { id, title, summary, category, date } = article
  return (
    <li className={articleRowClass}>
      <p className="text-meta text-muted">
        <MetaLine
          facts={[date && formatShortDate(date), category && categoryName(category), languageNote(title)]}
        />
      </p>
      <h3 className="font-sans text-reading leading-snug tracking-normal sm:text-lead">
        <Link
          to={paths.currentAffairArticle(title, id)}
          lang={languageOf(title)}
          className="line-clamp-2 hover:text-secondary hover:underline sm:line-clamp-1"
        >
          {title}
        </Link>
      </h3>
      {summary && (
        <p lang={languageOf(summary)} className="line-clamp-1 text-detail text-muted max-sm:hidden">
          {summary}
        </p>
      )}
    </li>
  )
}

/** The newest important articles. */
export function Articles() {
  const { data, isPending, isError } = useQuery(importantQuery)
  if (isPending) return <ArticlesWaiting />
  if (isError) return <ArticlesNote text={t('The articles could not be loaded just now.')} />
  if (data.length === 0) return <ArticlesNote text={t('New articles are on the way.')} />
  return (
    <ul className={articlesClass}>
      {data.slice(0, landingLimits.articles).map((article) => (
        <ArticleRow key={article.id} article={article} />
      ))}
    </ul>
  )
}
