import { Suspense } from 'react'
import { Outlet, Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/ui/lazy-page'

const HomePage = lazyPage(() => import('./pages/home-page'), 'HomePage')
const LandingPage = lazyPage(() => import('./pages/landing-page'), 'LandingPage')

export const homeRoutes = <Route path={paths.home} element={<HomePage />} />

/** The landing page behind the account overlays, which come in their own time and never move it. */
export function LandingBackdrop() {
  return (
    <>
      <LandingPage />
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </>
  )
}
