import { paths } from '@/config/paths'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import { SaveButton } from '@/features/saved'
import { formatLongIndianDate } from '@/lib/dates'
import { useOwner } from '@/session'
import { Chip } from '@/ui/chip'
import { ReadingText } from '@/ui/item/reading-text'
import { ShareButton } from '@/ui/item/share-button'
import { Picture } from '@/ui/picture'
import { savableArticle } from '../model/savable'
import { ImportantChip } from './important-chip'
import { TagList } from './tag-list'

/** The article itself: chips, title, date, source, picture, summary, text, Related Topics. */
export function Article({ article }: { article: CurrentAffair }) {
  const owner = useOwner()
  return (
    <article>
      <div className="flex flex-wrap gap-2">
        {article.category && <Chip tone="info">{article.category}</Chip>}
        {article.isImportant && <ImportantChip />}
      </div>
      <h1 className="mt-4 text-item sm:text-4xl">{article.title}</h1>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {article.date && (
          <time dateTime={article.date.toISOString()}>{formatLongIndianDate(article.date)}</time>
        )}
        <span>Source: {article.source}</span>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SaveButton item={savableArticle(article)} labelled />
        <ShareButton title={article.title} path={paths.currentAffairArticle(article.title, article.id)} />
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
        <p className="mt-7 border-l-2 border-edge pl-4 text-lg leading-relaxed font-medium whitespace-pre-line">
          {article.summary}
        </p>
      )}
      {article.content && (
        <ReadingText owner={owner} name={`article/${article.id}`} text={article.content} className="mt-6" />
      )}
      <TagList tags={article.tags} title="Related Topics" heading="h2" />
    </article>
  )
}
