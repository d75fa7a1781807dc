import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { formatShortDate } from '@/lib/dates'
import { isPlainClick } from '@/lib/plain-click'
import { cardLinkClass, ItemCard, MetaLine } from '@/ui/item-card'
import type { CurrentAffair } from '../current-affair-schema'
import { ImportantChip } from './important-chip'

/** An article of the list: a link to its page, which a plain click opens in the modal instead. */
export function ArticleCard({ article, onOpen }: { article: CurrentAffair; onOpen: () => void }) {
  return (
    <ItemCard
      picture={article.imageUrl}
      badge={article.isImportant && <ImportantChip />}
      heading={
        <Link
          to={paths.currentAffairArticle(article.title, article.id)}
          className={cardLinkClass}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onOpen()
          }}
        >
          {article.title}
        </Link>
      }
      meta={<MetaLine facts={[article.date && formatShortDate(article.date), article.category]} />}
    />
  )
}
