import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { chosenCategory } from '@/domain/content-section'
import { useOpenItem } from '@/lib/use-open-item'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { Button } from '@/ui/button'
import { CardGrid, CardGridSkeleton } from '@/ui/card-grid'
import { EmptyPanel } from '@/ui/panels'
import { ItemCount, SectionList } from '@/ui/section-list'
import { ArticleCard } from '../components/article-card'
import { ArticleModal } from '../components/article-modal'
import { ArticleToolbar } from '../components/article-toolbar'
import { currentAffairsQuery } from '../current-affair-queries'
import type { CurrentAffair } from '../current-affair-schema'
import { onDate, readFilters, sortArticles, withFilter } from '../model/article-filters'

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

function Articles({ articles, category }: { articles: readonly CurrentAffair[]; category: string | null }) {
  const [search] = useSearchParams()
  const { openId, newestId, show, close } = useOpenItem('article')
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
          <CardGrid items={shown}>
            {(article) => <ArticleCard article={article} onOpen={() => show(article.id)} />}
          </CardGrid>
        )}
      </div>
      {openId !== null && (
        <ArticleModal articles={ordered} openId={openId} newestId={newestId} onShow={show} onClose={close} />
      )}
    </>
  )
}

/** The hub's current affairs: date filter, order, cards, detail modal (spec section 2). */
export function CurrentAffairsSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = useQuery(currentAffairsQuery(category))
  return (
    <SectionList
      read={read}
      onRetry={retryFailed}
      category={category}
      skeleton={<CardGridSkeleton picture above="filters" />}
    >
      {(articles) => <Articles articles={articles} category={category} />}
    </SectionList>
  )
}
