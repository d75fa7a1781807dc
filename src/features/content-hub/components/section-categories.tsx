import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { categoriesQuery, packagesQuery } from '@/content/categories/queries'
import { chosenCategory, sectionKey } from '@/domain/content-section'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import type { HubSection } from '../model/sections'
import { CategoryBar, CategoryBarSkeleton } from './category-bar'

interface Choice {
  chosen: string | null
  onChoose: (category: string | null) => void
}

/** The bar once its names are there; without them the section itself still works. */
function ReadCategories({
  read,
  names,
  labelOf,
  choice,
}: {
  read: { data: string[] | undefined; isError: boolean; refetch: () => unknown }
  names?: 'long'
  labelOf?: (category: string) => string
  choice: Choice
}) {
  if (read.data) return <CategoryBar categories={read.data} {...(labelOf && { labelOf })} {...choice} />
  if (!read.isError) return <CategoryBarSkeleton {...(names && { names })} />
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-error">
      {t('Failed to load categories. Please try again.')}
      <Button look="quiet" className="max-sm:-ml-4" onClick={() => void read.refetch()}>
        {t('Load categories')}
      </Button>
    </div>
  )
}

function StoredCategories({
  sectionType,
  additional = [],
  choice,
}: {
  sectionType: string
  additional?: readonly string[]
  choice: Choice
}) {
  const read = useQuery({
    ...categoriesQuery(sectionType),
    select: (categories) => [...categories.map(({ name }) => name), ...additional],
  })
  return <ReadCategories read={read} choice={choice} />
}

function PackageNames({ choice }: { choice: Choice }) {
  const { data, ...read } = useQuery(packagesQuery)
  // The section itself, which shows the same read, tells when it fails.
  if (read.isError && !data) return null
  return (
    <ReadCategories
      read={{ ...read, data: data?.map(({ name }) => name) }}
      names="long"
      labelOf={(category) => data?.find(({ name }) => name === category)?.title ?? category}
      choice={choice}
    />
  )
}

/** The category filter bar of a section; choosing one reads it anew (spec section 4). */
export function SectionCategories({ section }: { section: HubSection }) {
  const [search] = useSearchParams()
  const queryClient = useQueryClient()
  const choice: Choice = {
    chosen: chosenCategory(search),
    onChoose: (category) =>
      void queryClient.invalidateQueries({
        queryKey: sectionKey(section.id),
        // What another category showed stays fresh: Back to it costs no read.
        predicate: ({ queryKey: [, , read] }) => read === undefined || read === category,
      }),
  }
  const source = section.categories
  if (source === 'packages') return <PackageNames choice={choice} />
  if ('fixed' in source) return <CategoryBar categories={source.fixed} {...choice} />
  return <StoredCategories {...source} choice={choice} />
}
