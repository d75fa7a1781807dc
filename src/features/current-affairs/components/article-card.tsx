import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { ListedAffair } from '@/content/current-affairs/schema'
import { categoryName } from '@/domain/category-name'
import { languageNote, languageOf } from '@/domain/text-language'
import { formatShortDate } from '@/lib/dates'
import { isPlainClick } from '@/lib/navigation/plain-click'
import { cardLinkClass, ItemCard, MetaLine } from '@/ui/list/item-card'
import { ImportantChip, SaveArticle } from './article-details'

/** A link to an article's page, which a plain click opens in the modal instead. */
export function OpenLink({
  article,
  onOpen,
  className,
  children,
}: {
  article: ListedAffair
  onOpen: (id: string) => void
  className: string
  children: ReactNode
}) {
  return (
    <Link
      to={paths.currentAffairArticle(article.title, article.id)}
      lang={languageOf(article.title)}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen(article.id)
      }}
    >
      {children}
    </Link>
  )
}

/** An article of the list: picture, title, date, category, Important star. */
export function ArticleCard({ article, onOpen }: { article: ListedAffair; onOpen: (id: string) => void }) {
  return (
    <ItemCard
      picture={article.imageUrl}
      badge={article.isImportant && <ImportantChip overPicture />}
      heading={
        <OpenLink article={article} onOpen={onOpen} className={cardLinkClass}>
          {article.title}
        </OpenLink>
      }
      meta={
        <MetaLine
          facts={[
            article.date && formatShortDate(article.date),
            article.category && categoryName(article.category),
            languageNote(article.title),
          ]}
        />
      }
      action={<SaveArticle article={article} />}
    />
  )
}
