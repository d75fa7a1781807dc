import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { chosenCategory, sectionKey } from '@/domain/content-section'
import { Button } from '@/ui/button'
import { categoriesQuery } from '../category-query'
import type { Section } from '../model/sections'
import { CategoryBar, CategoryBarSkeleton } from './category-bar'

function useChoice(section: Section) {
  const [search] = useSearchParams()
  const queryClient = useQueryClient()
  return {
    chosen: chosenCategory(search),
    onChoose: () => void queryClient.invalidateQueries({ queryKey: sectionKey(section.id) }),
  }
}

function StoredCategories({
  section,
  sectionType,
  additional = [],
}: {
  section: Section
  sectionType: string
  additional?: readonly string[] | undefined
}) {
  const choice = useChoice(section)
  const { data, isError, refetch } = useQuery(categoriesQuery(sectionType))
  if (data) return <CategoryBar categories={[...data.map(({ name }) => name), ...additional]} {...choice} />
  if (!isError) return <CategoryBarSkeleton />
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-error">
      Failed to load categories. Please try again.
      <Button look="quiet" onClick={() => void refetch()}>
        Try Again
      </Button>
    </div>
  )
}

/** The category filter bar of a section; without its categories the section itself still works. */
export function SectionCategories({ section }: { section: Section }) {
  const choice = useChoice(section)
  const source = section.categories
  if ('fixed' in source) return <CategoryBar categories={source.fixed} {...choice} />
  return <StoredCategories section={section} {...source} />
}
