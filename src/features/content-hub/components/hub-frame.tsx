import { ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { siteUrl } from '@/config/site'
import { t } from '@/language/text'
import { useSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { CardGridSkeleton } from '@/ui/list/card-grid'
import { ScrollRow } from '@/ui/list/scroll-row'
import { PageTitle } from '@/ui/page-title'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { type HubSection, hubSectionOf } from '../model/sections'
import { studentTabs, visitorTabs } from '../model/tabs'
import { SectionCategories } from './section-categories'

/** A visitor's tabs lead to every section; a student's to those of the place that is marked in the navigation. */
function ContentTabs() {
  const { pathname } = useLocation()
  const { status } = useSession()
  const tabs = status === 'signed-in' ? studentTabs(pathname) : visitorTabs(pathname)
  return (
    <nav
      aria-label={t('Content')}
      data-tabs=""
      className="sticky top-header z-30 border-b border-line bg-background"
    >
      <div className="page-column max-sm:pr-0">
        <ScrollRow
          current={tabs.find(({ isCurrent }) => isCurrent)?.to ?? ''}
          className="-ml-2 sm:-ml-3 sm:gap-1"
        >
          {tabs.map(({ label, to, isCurrent }) => (
            <li key={to} className="flex-none">
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'flex min-h-13 items-center border-b-2 px-2 text-detail sm:px-3 whitespace-nowrap -outline-offset-4',
                  isCurrent
                    ? 'border-primary font-semibold text-text'
                    : 'border-transparent font-medium text-muted hover:text-text',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ScrollRow>
      </div>
    </nav>
  )
}

/** A section while its code is on the way; the tab bar stays where it is. */
function SectionSkeleton() {
  return (
    <LoadingRegion label={t('Loading content')}>
      <div className="page-column py-7 sm:py-9">
        <Skeleton className="h-8 w-52" />
        <Skeleton className="mt-6 mb-8 h-9 w-full max-w-xl" />
        <CardGridSkeleton picture />
      </div>
    </LoadingRegion>
  )
}

/** The tab bar fixed under the header and, below it, whichever section or article the path names (spec section 2). */
export function TabsFrame() {
  return (
    <>
      <ContentTabs />
      <Suspense fallback={<SectionSkeleton />}>
        <Outlet />
      </Suspense>
    </>
  )
}

const loadingCards = (
  <LoadingRegion label={t('Loading content')}>
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
export function SectionFrame() {
  const section = hubSectionOf(useLocation().pathname)
  const { status } = useSession()
  const neighbours = section.neighbours?.filter(
    ({ isStudentTab }) => !isStudentTab || status === 'signed-out',
  )
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={section.title} description={section.description} />
      {siteUrl && section.feed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={section.title}
          href={siteUrl + section.feed}
        />
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 sm:mb-5">
        <h1 className="text-page sm:text-page-wide">{section.title}</h1>
        <div className="-mx-3 flex flex-wrap">
          {neighbours?.map(({ label, to, isStudentTab }) => (
            <ButtonLink
              key={to}
              to={to}
              look="quiet"
              className={classNames('px-3!', isStudentTab && 'for-visitors')}
            >
              {label}
              <ChevronRight size={17} aria-hidden />
            </ButtonLink>
          ))}
        </div>
      </div>
      {/* The key resets the screen state when the path changes (spec section 4). */}
      <SectionContent key={section.id} section={section} />
    </div>
  )
}
