import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Params, useSearchParams } from 'react-router-dom'
import { currentAffairsList, importantQuery } from '@/content/current-affairs/queries'
import type { ListedAffair } from '@/content/current-affairs/schema'
import { chosenCategory } from '@/domain/content-section'
import { t } from '@/language/text'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { useOpenItem } from '@/lib/navigation/use-open-item'
import { usePagedList } from '@/lib/paged-list'
import { queryClient } from '@/lib/query-client'
import { Button } from '@/ui/button'
import { CardGrid } from '@/ui/list/card-grid'
import { ItemCount } from '@/ui/list/counted-grid'
import { SectionList } from '@/ui/list/section-list'
import { EmptyPanel } from '@/ui/panels'
import { ArticleCard } from '../components/article-card'
import { ArticleModal } from '../components/article-modal'
import { ArticleToolbar } from '../components/article-toolbar'
import { ImportantArticles } from '../components/important-articles'
import { isNarrowed, onDate, readFilters, sortArticles, withFilter } from '../model/article-filters'

/** There are articles, but none on the chosen date. */
function NothingOnDate() {
  const [search, setSearch] = useSearchParams()
  return (
    <EmptyPanel
      title={t('No content available for this date')}
      actions={<Button onClick={() => setSearch(withFilter(search, 'date', ''))}>{t('Clear')}</Button>}
    >
      {t('Pick another date, or clear the filter.')}
    </EmptyPanel>
  )
}

/** The open article, with the full list to step through; an important one may be older than that list. */
function OpenArticle({ articles, openId }: { articles: readonly ListedAffair[]; openId: string }) {
  const { newestId, show, close } = useOpenItem('article')
  const important = useQueryClient().getQueryData(importantQuery.queryKey) ?? []
  const list = articles.some(({ id }) => id === openId) ? articles : important
  return <ArticleModal articles={list} openId={openId} newestId={newestId} onShow={show} onClose={close} />
}

/** @param above the important articles, which stand above while nothing is chosen; null where something is */
function Articles({
  articles,
  category,
  above,
}: {
  articles: readonly ListedAffair[]
  category: string | null
  above: readonly ListedAffair[] | null
}) {
  const [search] = useSearchParams()
  const { openId, show } = useOpenItem('article')
  const filters = readFilters(search)
  const ordered = sortArticles(articles, filters.sort)
  const shown = above
    ? ordered.filter(({ id }) => !above.some((article) => article.id === id))
    : onDate(ordered, filters)
  const count = <ItemCount count={shown.length} category={category} />
  return (
    <>
      <ArticleToolbar count={count} />
      <div className="mt-4">
        {shown.length === 0 && !above ? (
          <NothingOnDate />
        ) : (
          <CardGrid items={shown}>{(article) => <ArticleCard article={article} onOpen={show} />}</CardGrid>
        )}
      </div>
      {openId !== null && <OpenArticle articles={ordered} openId={openId} />}
    </>
  )
}

/** The hub's current affairs: important ones, date filter, order, cards, detail modal (spec section 2). */
export function CurrentAffairsSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = usePagedList(currentAffairsList(category))
  const { show } = useOpenItem('article')
  const isNarrow = isNarrowed(readFilters(search))
  const isWhole = category === null && !isNarrow
  const important = useQuery({ ...importantQuery, enabled: isWhole })
  // The list comes with what it leaves out, so that no card leaves it later.
  const isUnknown = (isWhole && important.isPending) || (isNarrow && read.isPart)
  return (
    <>
      {isWhole && <ImportantArticles onOpen={show} />}
      <SectionList
        read={isUnknown ? { ...read, data: undefined } : read}
        onRetry={retryFailed}
        category={category}
        above="filters"
      >
        {(articles) => (
          <Articles articles={articles} category={category} above={isWhole ? (important.data ?? []) : null} />
        )}
      </SectionList>
    </>
  )
}

CurrentAffairsSection.readAhead = (_: Params, search: URLSearchParams) =>
  void queryClient.prefetchQuery(currentAffairsList(chosenCategory(search)).query)
