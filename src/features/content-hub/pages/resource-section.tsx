import { useSearchParams } from 'react-router-dom'
import { resourcesList } from '@/content/resources/queries'
import { type ResourceType, resourceTypes } from '@/content/resources/schema'
import { chosenCategory } from '@/domain/content-section'
import { t } from '@/language/text'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { usePagedList } from '@/lib/paged-list'
import { Button } from '@/ui/button'
import { CardGrid } from '@/ui/list/card-grid'
import { ItemCount } from '@/ui/list/counted-grid'
import { FilterSelect } from '@/ui/list/filter-select'
import { SectionList } from '@/ui/list/section-list'
import { EmptyPanel } from '@/ui/panels'
import { ResourceCard, typeLabel } from '../components/resource-card'
import { pdfsCategory } from '../model/sections'

/** The type in the URL; null for all of them. */
function chosenType(search: URLSearchParams): ResourceType | null {
  const asked = search.get('type')?.trim().toLowerCase()
  return resourceTypes.find((type) => type === asked) ?? null
}

/** The query string with another type in it; null for all of them. */
function withType(search: URLSearchParams, type: ResourceType | null): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('type')
  if (type !== null) next.set('type', type)
  return next
}

const typeOptions = [
  ['all', t('All types')],
  ...resourceTypes.map((type) => [type, typeLabel(type)] as const),
] as const

/** Free resources by category and type, and the PDFs. */
export function ResourceSection() {
  const [search, setSearch] = useSearchParams()
  const category = chosenCategory(search)
  const type = chosenType(search)
  const retryFailed = useRetryFailed()
  const of = category === pdfsCategory ? 'pdfs' : 'resources'
  const read = usePagedList(resourcesList({ of, category, type }))
  const count = read.data?.length ?? 0
  return (
    <>
      {/* The choice stays where it is while the list is read: the keyboard is on it. */}
      <div className="mb-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-3">
        <div className="mr-auto empty:hidden max-sm:order-last max-sm:w-full">
          {count > 0 && <ItemCount count={count} category={category} />}
        </div>
        <FilterSelect
          label={t('Type')}
          value={type ?? 'all'}
          options={typeOptions}
          onChoose={(chosen) => setSearch(withType(search, chosen === 'all' ? null : chosen))}
        />
      </div>
      {type !== null && read.data && count === 0 ? (
        <EmptyPanel
          title={t('No content available for this type')}
          actions={<Button onClick={() => setSearch(withType(search, null))}>{t('All types')}</Button>}
        >
          {t('Pick another type or category, or check back later.')}
        </EmptyPanel>
      ) : (
        <SectionList
          key={type}
          read={read}
          onRetry={retryFailed}
          category={category}
          pictures={false}
          above="nothing"
        >
          {(resources) => (
            <CardGrid items={resources}>{(resource) => <ResourceCard resource={resource} />}</CardGrid>
          )}
        </SectionList>
      )}
    </>
  )
}
