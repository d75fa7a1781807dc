import type { CurrentAffair } from '@/content/current-affairs/schema'
import { categoryName } from '@/domain/category-name'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatLongUsDate } from '@/lib/dates'
import { useItemSteps } from '@/lib/hooks/use-item-steps'
import { useOwner } from '@/session'
import { Chip } from '@/ui/chip'
import { Modal } from '@/ui/dialog/modal'
import { ItemStepper } from '@/ui/item/item-stepper'
import { ModalPicture } from '@/ui/item/modal-picture'
import { ReadingText } from '@/ui/item/reading-text'
import { ArticleSource, ImportantChip, SaveAndShareArticle, TagList } from './article-details'
import { ArticleQuestion } from './article-question'

function TitleLines({ title }: { title: string }) {
  return title.split('/').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one title never change places.
    <span key={index} lang={languageOf(title)} className="block">
      {line.trim()}
    </span>
  ))
}

/**
 * The detail modal (spec section 2): the article in full, and the way to the ones before and after it in the full list.
 */
export function ArticleModal({
  articles,
  openId,
  newestId,
  onShow,
  onClose,
}: {
  articles: readonly CurrentAffair[]
  openId: string
  newestId: () => string | null
  onShow: (id: string) => void
  onClose: () => void
}) {
  const owner = useOwner()
  const { item: article, place, step } = useItemSteps(articles, { openId, newestId, onShow })
  if (!article) return null
  return (
    <Modal title={<TitleLines title={article.title} />} onClose={onClose} size="detail" topOn={article.id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {article.date && <span>{formatLongUsDate(article.date)}</span>}
        <ArticleSource source={article.source} />
        <span className="empty:hidden">{languageNote(article.title)}</span>
        {article.category && <Chip>{categoryName(article.category)}</Chip>}
        {article.isImportant && <ImportantChip />}
      </div>
      <ModalPicture src={article.imageUrl} />
      <ReadingText
        owner={owner}
        name={`article/${article.id}`}
        text={article.content ?? article.summary ?? t('No description available')}
        className="mt-6 max-w-[44em]"
      />
      <TagList tags={article.tags} title={t('Tags')} heading="h3" />
      <div className="mt-6 flex flex-wrap gap-3">
        <SaveAndShareArticle article={article} />
      </div>
      <ArticleQuestion article={article} />
      <ItemStepper place={place} total={articles.length} onStep={step} />
    </Modal>
  )
}
