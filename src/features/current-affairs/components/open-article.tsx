import { useQueryClient } from '@tanstack/react-query'
import { importantQuery } from '@/content/current-affairs/queries'
import type { CurrentAffair } from '@/content/current-affairs/schema'
import { useOpenItem } from '@/lib/navigation/use-open-item'
import { ArticleModal } from './article-modal'

/** The open article, with the full list to step through; an important one may be older than all of that. */
export function OpenArticle({ articles, openId }: { articles: readonly CurrentAffair[]; openId: string }) {
  const { newestId, show, close } = useOpenItem('article')
  const important = useQueryClient().getQueryData(importantQuery.queryKey) ?? []
  const list = articles.some(({ id }) => id === openId) ? articles : important
  return <ArticleModal articles={list} openId={openId} newestId={newestId} onShow={show} onClose={close} />
}
