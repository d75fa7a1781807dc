import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { relatedQuery } from '@/content/current-affairs/queries'
import type { CurrentAffair, RelatedAffair } from '@/content/current-affairs/schema'
import { categoryName } from '@/domain/category-name'
import { categorySearch } from '@/domain/content-section'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatLongIndianDate, formatMediumDate } from '@/lib/dates'
import { useOwner } from '@/session'
import { Chip } from '@/ui/chip'
import { type RelatedItem, RelatedItems } from '@/ui/item/item-page'
import { ReadingText } from '@/ui/item/reading-text'
import { Picture } from '@/ui/picture'
import { nextArticle } from '../model/next-article'
import { ArticleSource, ImportantChip, SaveAndShareArticle, TagList } from './article-details'

/** The pages that an article is under: Current Affairs, and its category there. */
export function sectionsOf({ category }: CurrentAffair) {
  const path = paths.contentCurrentAffairs
  return [
    { name: t('Current Affairs'), path },
    ...(category ? [{ name: categoryName(category), path: path + categorySearch(category) }] : []),
  ]
}

/** Home, Current Affairs, category, title (spec section 2, current affair page). */
export function Breadcrumbs({ article }: { article: CurrentAffair }) {
  const crumbs = [{ name: t('Home'), path: paths.home }, ...sectionsOf(article)]
  return (
    <nav aria-label={t('Breadcrumbs')} className="min-w-0 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-2">
            <Link
              to={path}
              lang={languageOf(name)}
              className="-mx-1 inline-flex min-h-11 items-center px-1 hover:text-text hover:underline"
            >
              {name}
            </Link>
            <span aria-hidden className={index === crumbs.length - 1 ? 'max-sm:hidden' : undefined}>
              /
            </span>
          </li>
        ))}
        {/* On a phone it would take a row of its own, right above the same words as the heading. */}
        <li
          lang={languageOf(article.title)}
          aria-current="page"
          className="line-clamp-1 text-text max-sm:sr-only"
        >
          {article.title}
        </li>
      </ol>
    </nav>
  )
}

const asRelated = ({ id, title, date }: RelatedAffair): RelatedItem => ({
  id,
  to: paths.currentAffairArticle(title, id),
  title,
  note: date && formatMediumDate(date),
})

/** The next older article of the category; nothing after the oldest. */
export function NextArticle({ article }: { article: CurrentAffair }) {
  const { data = [] } = useQuery(relatedQuery(article))
  const next = nextArticle(article, data)
  return <RelatedItems title={t('Next article')} items={next ? [asRelated(next)] : []} />
}

/** The others of the category, 4 at most with the next one; nothing when there are none or the read failed. */
export function RelatedArticles({ article }: { article: CurrentAffair }) {
  const { data = [] } = useQuery(relatedQuery(article))
  const next = nextArticle(article, data)
  const others = data.filter(({ id }) => id !== next?.id)
  return <RelatedItems title={t('Related Current Affairs')} items={others.map(asRelated)} />
}

/** The article itself: title, category, date, source, summary, picture, text, Related Topics. */
export function Article({ article }: { article: CurrentAffair }) {
  const owner = useOwner()
  return (
    <article>
      <h1 lang={languageOf(article.title)} className="mt-1 text-item sm:mt-3 sm:text-4xl">
        {article.title}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {article.category && <Chip tone="info">{categoryName(article.category)}</Chip>}
        {article.isImportant && <ImportantChip />}
        {article.date && (
          <time dateTime={article.date.toISOString()}>{formatLongIndianDate(article.date)}</time>
        )}
        <ArticleSource source={article.source} />
        <span className="empty:hidden">{languageNote(article.title)}</span>
      </div>
      {article.summary && (
        <p
          lang={languageOf(article.summary)}
          className="mt-5 border-l-2 border-edge pl-4 text-lg leading-relaxed font-medium whitespace-pre-line"
        >
          {article.summary}
        </p>
      )}
      <Picture
        src={article.imageUrl}
        alt=""
        width={800}
        height={400}
        eager
        className="mt-6 aspect-2/1 w-full rounded-card bg-raised"
      />
      {article.content && (
        <ReadingText owner={owner} name={`article/${article.id}`} text={article.content} className="mt-6" />
      )}
      <TagList tags={article.tags} title={t('Related Topics')} heading="h2" />
      <div className="mt-6 flex flex-wrap gap-3">
        <SaveAndShareArticle article={article} />
      </div>
    </article>
  )
}
