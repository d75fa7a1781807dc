import { useState } from 'react'
import { formatLongUsDate } from '@/lib/dates'
import { useArrowKeys } from '@/lib/use-arrow-keys'
import { Chip } from '@/ui/chip'
import { Modal } from '@/ui/modal'
import type { CurrentAffair } from '../current-affair-schema'
import { ArticleStepper } from './article-stepper'
import { ImportantChip } from './important-chip'
import { TagList } from './tag-list'

/** A picture that is gone altogether when it cannot be shown (spec section 2, detail modal). */
function ModalPicture({ src }: { src: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <img
      src={src}
      alt=""
      width={936}
      height={400}
      className="mt-6 h-44 w-full rounded-control bg-raised object-cover sm:h-80"
      onError={() => setBroken(true)}
    />
  )
}

function TitleLines({ title }: { title: string }) {
  return title.split('/').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one title never change places.
    <span key={index} className="block">
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
  /** The article to step from: keys pressed quickly come before the last step is drawn. */
  newestId: () => string | null
  onShow: (id: string) => void
  onClose: () => void
}) {
  const place = articles.findIndex(({ id }) => id === openId)
  const article = articles[place]
  const step = (by: -1 | 1) => {
    const from = articles.findIndex(({ id }) => id === newestId())
    const next = articles[(from < 0 ? place : from) + by]
    if (next) onShow(next.id)
  }
  useArrowKeys({ onLeft: () => step(-1), onRight: () => step(1) })
  if (!article) return null
  return (
    <Modal title={<TitleLines title={article.title} />} onClose={onClose} size="detail" topOn={article.id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {article.date && <span>{formatLongUsDate(article.date)}</span>}
        <span>Source: {article.source}</span>
        {article.category && <Chip>{article.category}</Chip>}
        {article.isImportant && <ImportantChip />}
      </div>
      {article.imageUrl && <ModalPicture key={article.imageUrl} src={article.imageUrl} />}
      <p className="mt-6 max-w-[44em] text-[17px] leading-relaxed whitespace-pre-line">
        {article.content ?? article.summary ?? 'No description available'}
      </p>
      <TagList tags={article.tags} title="Tags" heading="h3" />
      {articles.length > 1 && <ArticleStepper place={place} total={articles.length} onStep={step} />}
    </Modal>
  )
}
