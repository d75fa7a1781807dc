import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { chosenCategory } from '@/domain/content-section'
import { usePagedList } from '@/lib/paged-list'
import { useOpenItem } from '@/lib/use-open-item'
import { usePreload } from '@/lib/use-preload'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { CardGrid } from '@/ui/card-grid'
import { ItemCount } from '@/ui/counted-grid'
import { lazyDialog } from '@/ui/lazy-dialog'
import { lazyPage } from '@/ui/lazy-page'
import { SectionList } from '@/ui/section-list'
import { Skeleton } from '@/ui/skeleton'
import { ArticleCard } from '../components/article-card'
import { currentAffairsList } from '../current-affair-queries'
import type { CurrentAffair } from '../current-affair-schema'
import { isNarrowed, onDate, readFilters, sortArticles } from '../model/article-filters'

const ImportantArticles = lazyPage(
  () => import('../components/important-articles'),
  'ImportantArticles',
  // The list below does not depend on them.
  () => null,
)
const ArticleToolbar = lazyPage(
  () => import('../components/article-toolbar'),
  'ArticleToolbar',
  // The articles can be read without their filters.
  () => null,
)
const NothingOnDate = lazyPage(() => import('../components/nothing-on-date'), 'NothingOnDate')
const loadModal = () => import('../components/open-article')
const OpenArticle = lazyDialog(loadModal, 'OpenArticle')

/** The count and the room that the filters take. */
function ToolbarPlace({ count }: { count: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="mr-auto empty:hidden">{count}</div>
      <div className="h-11 max-sm:w-full" />
    </div>
  )
}

function Articles({ articles, category }: { articles: readonly CurrentAffair[]; category: string | null }) {
  const [search] = useSearchParams()
  const { openId, show } = useOpenItem('article')
  const filters = readFilters(search)
  const ordered = sortArticles(articles, filters.sort)
  const shown = onDate(ordered, filters)
  const count = <ItemCount count={shown.length} category={category} />
  return (
    <>
      <Suspense fallback={<ToolbarPlace count={count} />}>
        <ArticleToolbar count={count} />
      </Suspense>
      <div className="mt-4">
        {shown.length === 0 ? (
          <Suspense>
            <NothingOnDate />
          </Suspense>
        ) : (
          <CardGrid items={shown}>{(article) => <ArticleCard article={article} onOpen={show} />}</CardGrid>
        )}
      </div>
      <Suspense>{openId !== null && <OpenArticle articles={ordered} openId={openId} />}</Suspense>
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
