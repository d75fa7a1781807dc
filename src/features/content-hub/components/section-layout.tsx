import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ButtonLink } from '@/ui/button'
import { CardGridSkeleton } from '@/ui/list/card-grid'
import { PageTitle } from '@/ui/page-title'
import { LoadingRegion } from '@/ui/skeleton'
import { type HubSection, hubSectionOf } from '../model/sections'
import { SectionCategories } from './section-categories'

const loadingCards = (
  <LoadingRegion label="Loading content">
    <CardGridSkeleton picture />
  </LoadingRegion>
)

function SectionContent({ section }: { section: HubSection }) {
  return (
    <>
      <div className="mb-6">
        <SectionCategories section={section} />
      </div>
      {/* No frame around it: cards and categories that come at once take the place of both skeletons, and nothing moves. */}
      <Suspense fallback={loadingCards}>
        <Outlet />
      </Suspense>
    </>
  )
}

/** One screen for all sections of the hub: title, category bar, and what the path's own section shows. */
export function SectionLayout() {
  const section = hubSectionOf(useLocation().pathname)
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={section.title} description={section.description} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 sm:mb-5">
        <h1 className="text-page sm:text-page-wide">{section.title}</h1>
        {section.neighbour && (
          <ButtonLink to={section.neighbour.to} look="quiet" className="-mr-3">
            {section.neighbour.label}
            <ChevronRight size={17} aria-hidden />
          </ButtonLink>
        )}
      </div>
      {/* A new path starts afresh (spec section 4): nothing of one section's screen is kept for the next. */}
      <SectionContent key={section.id} section={section} />
    </div>
  )
}
