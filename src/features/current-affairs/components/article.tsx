import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { relatedQuery } from '@/content/current-affairs/queries'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import { categoryName } from '@/domain/category-name'
import { categorySearch } from '@/domain/content-section'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatLongIndianDate, formatShortDate } from '@/lib/dates'
import { useOwner } from '@/session'
import { Chip } from '@/ui/chip'
import { ReadingText } from '@/ui/item/reading-text'
import { Picture } from '@/ui/picture'
import { nextArticle } from '../model/next-article'
import { ImportantChip, SaveAndShareArticle, TagList } from './article-details'

/** Home, Current Affairs, category, title (spec section 2, current affair page). */
export function Breadcrumbs({ article }: { article: CurrentAffair }) {
  const crumbs = [
    { label: t('Home'), to: paths.home },
    { label: t('Current Affairs'), to: paths.contentCurrentAffairs },
    ...(article.category
      ? [
          {
            label: categoryName(article.category),
            to: paths.contentCurrentAffairs + categorySearch(article.category),
          },
        ]
      : []),
  ]
  return (
    <nav aria-label={t('Breadcrumbs')} className="text-sm text-muted">
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

function ArticleLink({ article: { id, title, date } }: { article: CurrentAffair }) {
  return (
    <Link
      to={paths.currentAffairArticle(title, id)}
      className="flex h-full flex-col gap-1.5 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge"
    >
      <span className="leading-snug font-semibold">{title}</span>
      {date && <span className="mt-auto text-meta text-muted">{formatShortDate(date)}</span>}
    </Link>
  )
}

/** The next article of the category, then the others, 4 at most; nothing when there are none or the read failed. */
export function RelatedArticles({ article }: { article: CurrentAffair }) {
  const { data = [] } = useQuery(relatedQuery(article))
  const next = nextArticle(article, data)
  if (data.length === 0) return null
  const others = data.filter(({ id }) => id !== next?.id)
  return (
    <section className="mt-12 grid gap-4 border-t border-line pt-8">
      <h2 className="text-xl">{t('Related Current Affairs')}</h2>
      {next && (
        <>
          <h3>{t('Next article')}</h3>
          <ArticleLink article={next} />
        </>
      )}
      {others.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {others.map((other) => (
            <li key={other.id}>
              <ArticleLink article={other} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The article itself: chips, title, date, source, picture, summary, text, Related Topics. */
export function Article({ article }: { article: CurrentAffair }) {
  const owner = useOwner()
  return (
    <article>
      <div className="flex flex-wrap gap-2">
        {article.category && <Chip tone="info">{categoryName(article.category)}</Chip>}
        {article.isImportant && <ImportantChip />}
      </div>
      <h1 className="mt-4 text-item sm:text-4xl" lang={languageOf(article.title)}>
        {article.title}
      </h1>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {article.date && (
          <time dateTime={article.date.toISOString()}>{formatLongIndianDate(article.date)}</time>
        )}
        <span>{t('Source: {source}', { source: article.source ?? t('Unknown') })}</span>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SaveAndShareArticle article={article} />
      </div>
      <Picture
        src={article.imageUrl}
        alt=""
        width={800}
        height={400}
        eager
        className="mt-6 aspect-2/1 w-full rounded-card bg-raised"
      />
      {article.summary && (
        <p
          className="mt-7 border-l-2 border-edge pl-4 text-lg leading-relaxed font-medium whitespace-pre-line"
          lang={languageOf(article.summary)}
        >
          {article.summary}
        </p>
      )}
      {article.content && (
        <ReadingText owner={owner} name={`article/${article.id}`} text={article.content} className="mt-6" />
      )}
      <TagList tags={article.tags} title={t('Related Topics')} heading="h2" />
    </article>
  )
}
