import { Star } from 'lucide-react'
import { paths } from '@/config/paths'
import type { ListedAffair } from '@/content/current-affairs/schema'
import { languageOf } from '@/domain/text-language'
import { SaveButton } from '@/features/saved'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { Chip } from '@/ui/chip'
import { ShareButton } from '@/ui/item/share-button'

export function TagList({
  tags,
  title,
  heading: Heading,
}: {
  tags: readonly string[]
  title: string
  /** The level that follows the article's title. */
  heading: 'h2' | 'h3'
}) {
  if (tags.length === 0) return null
  return (
    <section className="mt-7">
      <Heading className="font-sans text-sm font-semibold tracking-normal text-muted">{title}</Heading>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where an article comes from. */
export function ArticleSource({ source }: { source: string | null }) {
  const name = source === null ? t('Unknown') : <span lang={languageOf(source)}>{source}</span>
  return (
    <span>
      <Trans message="Source: {source}" values={{ source: name }} />
    </span>
  )
}

export function ImportantChip({ overPicture = false }: { overPicture?: boolean }) {
  return (
    <Chip tone="gold">
      <Star size={13} aria-hidden fill="currentColor" />
      {/* A phone's picture is narrower than the word. */}
      <span className={overPicture ? 'max-sm:sr-only' : undefined}>{t('Important')}</span>
    </Chip>
  )
}

/** Saves the article for later. */
export function SaveArticle({
  article: { id, title, category },
  labelled = false,
}: {
  article: ListedAffair
  labelled?: boolean
}) {
  return (
    <SaveButton
      item={{ kind: 'article', itemId: id, title, detail: category, url: null }}
      labelled={labelled}
    />
  )
}

/** Save and Share, with their names. */
export function SaveAndShareArticle({ article }: { article: ListedAffair }) {
  return (
    <>
      <SaveArticle article={article} labelled />
      <ShareButton
        // "Link copied" belongs to one article, not to the next one.
        key={article.id}
        title={article.title}
        path={paths.currentAffairArticle(article.title, article.id)}
      />
    </>
  )
}
