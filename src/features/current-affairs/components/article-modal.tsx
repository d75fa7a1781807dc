import { useQuery } from '@tanstack/react-query'
import { currentAffairQuery } from '@/content/current-affairs/queries'
import type { ListedAffair } from '@/content/current-affairs/schema'
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
import { ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
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

/** The text, source and tags of an article, which are read when it opens. */
function useText(id: string | undefined) {
  const { data, isError, refetch } = useQuery(currentAffairQuery(id === undefined ? null : { id }))
  if (data) return { whole: data, instead: null, isLoading: false }
  const retry = data === null ? {} : { onRetry: () => void refetch() }
  const title = data === null ? t('Current affair not found') : t('Failed to load current affair')
  const isLoading = data === undefined && !isError
  const instead = isLoading ? (
    <LoadingRegion label={t('Loading article')} isPart>
      <Skeleton className="mt-7 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-4/5" />
      <Skeleton className="mt-3 mb-40 h-5 w-full" />
    </LoadingRegion>
  ) : (
    <ErrorPanel title={title} {...retry} />
  )
  return { whole: null, instead, isLoading }
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
  articles: readonly ListedAffair[]
  openId: string
  newestId: () => string | null
  onShow: (id: string) => void
  onClose: () => void
}) {
  const owner = useOwner()
  const { item: article, place, step } = useItemSteps(articles, { openId, newestId, onShow })
  const { whole, instead, isLoading } = useText(article?.id)
  if (!article) return null
  return (
    <Modal title={<TitleLines title={article.title} />} onClose={onClose} size="detail" topOn={article.id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {article.date && <span>{formatLongUsDate(article.date)}</span>}
        {whole && <ArticleSource source={whole.source} />}
        {isLoading && <Skeleton className="h-4 w-40" />}
        <span className="empty:hidden">{languageNote(article.title)}</span>
        {article.category && <Chip>{categoryName(article.category)}</Chip>}
        {article.isImportant && <ImportantChip />}
      </div>
      <ModalPicture src={article.imageUrl} />
      {instead}
      {whole && (
        <>
          <ReadingText
            owner={owner}
            name={`article/${article.id}`}
            text={whole.content ?? whole.summary ?? t('No description available')}
            className="mt-6 max-w-[44em]"
          />
          <TagList tags={whole.tags} title={t('Tags')} heading="h3" />
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <SaveAndShareArticle article={article} />
      </div>
      {whole && <ArticleQuestion article={whole} />}
      <ItemStepper place={place} total={articles.length} onStep={step} />
    </Modal>
  )
}
