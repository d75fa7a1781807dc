import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { chosenCategory } from '@/domain/content-section'
import { useOpenItem } from '@/lib/use-open-item'
import { usePagedList } from '@/lib/use-paged-list'
import { usePreload } from '@/lib/use-preload'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { Button } from '@/ui/button'
import { CardGrid } from '@/ui/card-grid'
import { ItemCount } from '@/ui/counted-grid'
import { lazyDialog } from '@/ui/lazy-dialog'
import { lazyPage } from '@/ui/lazy-page'
import { EmptyPanel } from '@/ui/panels'
import { SectionList } from '@/ui/section-list'
import { Skeleton } from '@/ui/skeleton'
import { ArticleCard } from '../components/article-card'
import { ArticleToolbar } from '../components/article-toolbar'
import { currentAffairsList, importantQuery } from '../current-affair-queries'
import type { CurrentAffair } from '../current-affair-schema'
import { isNarrowed, onDate, readFilters, sortArticles, withFilter } from '../model/article-filters'

const ImportantArticles = lazyPage(
  () => import('../components/important-articles'),
  'ImportantArticles',
  // The list below does not depend on them.
  () => null,
)
const loadModal = () => import('../components/article-modal')
const ArticleModal = lazyDialog(loadModal, 'ArticleModal')

function NothingOnDate() {
  const [search, setSearch] = useSearchParams()
  return (
    <EmptyPanel
      title="No content available for this date"
      actions={<Button onClick={() => setSearch(withFilter(search, 'clear-dates'))}>Clear</Button>}
    >
      Pick another date, or clear the filter.
    </EmptyPanel>
  )
}

/** The open article, with the full list to step through; an important one may be older than all of that. */
function OpenArticle({ articles }: { articles: readonly CurrentAffair[] }) {
  const { openId, newestId, show, close } = useOpenItem('article')
  const important = useQueryClient().getQueryData(importantQuery.queryKey) ?? []
  if (openId === null) return null
  const list = articles.some(({ id }) => id === openId) ? articles : important
  return (
    <Suspense>
      <ArticleModal articles={list} openId={openId} newestId={newestId} onShow={show} onClose={close} />
    </Suspense>
  )
}

function Articles({ articles, category }: { articles: readonly CurrentAffair[]; category: string | null }) {
  const [search] = useSearchParams()
  const { show } = useOpenItem('article')
  const filters = readFilters(search)
  const ordered = sortArticles(articles, filters.sort)
  const shown = onDate(ordered, filters)
  return (
    <>
      <ArticleToolbar count={<ItemCount count={shown.length} category={category} />} />
      <div className="mt-4">
        {shown.length === 0 ? (
          <NothingOnDate />
        ) : (
          <CardGrid items={shown}>{(article) => <ArticleCard article={article} onOpen={show} />}</CardGrid>
        )}
      </div>
      <OpenArticle articles={ordered} />
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
  usePreload(loadModal)
  return (
    <>
      {category === null && !isNarrowed(readFilters(search)) && (
        <Suspense fallback={<Skeleton className="mb-8 h-41 rounded-card" />}>
          <ImportantArticles onOpen={show} />
        </Suspense>
      )}
      <SectionList read={read} onRetry={retryFailed} category={category} filters>
        {(articles) => <Articles articles={articles} category={category} />}
      </SectionList>
    </>
  )
}
