import { type ReactNode, Suspense } from 'react'
import { Outlet, Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { lazyPage } from '@/loading/lazy-page'

const loadLanding = () => import('./pages/landing-page')
const HomePage = lazyPage(loadLanding, 'HomePage')
const LandingStill = lazyPage(loadLanding, 'LandingStill')
const DashboardPage = lazyPage(() => import('./pages/dashboard-page'), 'DashboardPage')
const ContinuePage = lazyPage(() => import('./pages/continue-page'), 'ContinuePage')

/** Keeps a page from being asked for with its address (`loadRouteCode`): a visitor's first load does without it. */
function ForStudents({ children }: { children: ReactNode }) {
  return children
}

/**
 * The student's page stands inside the landing page's route, which shows the one or the other.
 * @param dataLayout what every page with data needs
 */
export function homeRoutes(dataLayout: ReactNode) {
  const dashboard = (
    <ForStudents>
      <DashboardPage />
    </ForStudents>
  )
  return (
    <Route path={paths.home} element={<HomePage />}>
      <Route element={<ForStudents>{dataLayout}</ForStudents>}>
        <Route index element={dashboard} />
      </Route>
    </Route>
  )
}

export const continueRoutes = <Route path={paths.continueLearning} element={<ContinuePage />} />

/** While the code of an account overlay is on its way, the page dims as it does behind one. */
const dimmed = (
  <div role="status" aria-label={t('Loading page')} className="fixed inset-0 z-40 bg-background/30" />
)

/** The landing page behind the account overlays, which come in their own time and never move it. */
export function LandingBackdrop() {
  return (
    <>
      <LandingStill />
      <Suspense fallback={dimmed}>
        <Outlet />
      </Suspense>
    </>
  )
}
