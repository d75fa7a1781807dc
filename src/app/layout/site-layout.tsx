import { Suspense, useEffect, useRef } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { sectionAt } from '@/config/sections'
import { t } from '@/language/text'
import { AppStatus } from '../status/app-status'
import { LanguageOffer } from '../status/language-offer'
import { Footer } from './footer'
import { Header } from './header'
import { PageSkeleton } from './page-skeleton'
import { PlacesBar } from './places-bar'

/** A new page starts at its top; Back and Forward keep the place that the browser remembers. */
function useScrollToTop() {
  const { pathname } = useLocation()
  const isNew = useNavigationType() !== NavigationType.Pop
  const shown = useRef(pathname)
  useEffect(() => {
    if (isNew && shown.current !== pathname) window.scrollTo(0, 0)
    shown.current = pathname
  }, [pathname, isNew])
}

/** Header, page, footer: every page except the full-screen ones (spec section 2). */
export function SiteLayout() {
  useScrollToTop()
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col pb-foot">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-primary focus:px-4 focus:py-2 focus:text-primary-on"
      >
        {t('Skip to content')}
      </a>
      <LanguageOffer />
      <Header />
      <PlacesBar />
      <main id="main" tabIndex={-1} className="@container flex-1">
        <Suspense fallback={<PageSkeleton withTabs={sectionAt(pathname) !== null} />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <AppStatus />
    </div>
  )
}
