import type { CurrentAffair } from '@/content/current-affairs/schema'
import { SaveButton } from '@/features/saved'
import { formatShortDate } from '@/lib/dates'
import { cardLinkClass, ItemCard, MetaLine } from '@/ui/list/item-card'
import { savableArticle } from '../model/savable'
import { ImportantChip } from './important-chip'
import { OpenLink } from './open-link'

/** An article of the list: picture, title, date, category, Important star. */
export function ArticleCard({ article, onOpen }: { article: CurrentAffair; onOpen: (id: string) => void }) {
  return (
    <ItemCard
      picture={article.imageUrl}
      badge={article.isImportant && <ImportantChip />}
      heading={
        <OpenLink article={article} onOpen={onOpen} className={cardLinkClass}>
          {article.title}
        </OpenLink>
      }
      meta={<MetaLine facts={[article.date && formatShortDate(article.date), article.category]} />}
      action={<SaveButton item={savableArticle(article)} />}
    />
  )
}
