import { createRoutesFromElements, Navigate, Route, useRoutes } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { accountRoutes, authRoutes } from '@/features/auth/routes'
import { ContentTabsLayout, contentHubRoutes, SectionLayout } from '@/features/content-hub/routes'
import { currentAffairsRoutes, currentAffairsSectionRoutes } from '@/features/current-affairs/routes'
import { dailyRoutes } from '@/features/daily/routes'
import { continueRoutes, homeRoutes, LandingBackdrop } from '@/features/home/routes'
import { jobsRoutes, jobsSectionRoutes } from '@/features/jobs/routes'
import { learningRoutes } from '@/features/learning/routes'
import { liveTestRoutes } from '@/features/live-tests/routes'
import { offlineRoutes } from '@/features/offline/routes'
import { paidCategoriesRoutes, paidResourcesRoutes } from '@/features/paid-resources/routes'
import { purchasesRoutes, receiptRoutes } from '@/features/payments/routes'
import { pdfViewerRoutes } from '@/features/pdf-viewer/routes'
import { placesRoutes } from '@/features/places/routes'
import { planRoutes } from '@/features/plan/routes'
import { practiceRoutes } from '@/features/practice/routes'
import { progressRoutes } from '@/features/progress/routes'
import { quizListRoutes, quizzesRoutes } from '@/features/quizzes/routes'
import { reportsRoutes } from '@/features/reports/routes'
import { savedRoutes } from '@/features/saved/routes'
import { shareRoutes } from '@/features/share/routes'
import { pricingRoutes, sitePagesRoutes } from '@/features/site-pages/routes'
import { testSeriesRoutes } from '@/features/test-series/routes'
import { historyRoutes, testTakerRoutes } from '@/features/test-taker/routes'
import { videosRoutes, videosSectionRoutes } from '@/features/videos/routes'
import { lazyPage } from '@/loading/lazy-page'
import { useLoadOnIntent } from '@/loading/route-code'
import { BareLayout } from './layout/bare-layout'
import { LazySearch } from './layout/header-search'
import { SiteLayout } from './layout/site-layout'
import { NotFoundPage } from './not-found-page'
import { useInPageJumps } from './use-in-page-jumps'
import { usePageStart } from './use-page-start'

// The cache of server state is not part of the first load: pages without data do not need it.
const DataLayout = lazyPage(() => import('./layout/data-layout'), 'DataLayout')

/** Every route of spec section 2. */
export const routes = createRoutesFromElements(
  <>
    <Route element={<SiteLayout />}>
      {homeRoutes(<DataLayout />)}
      {sitePagesRoutes}
      {pricingRoutes(<DataLayout />)}
      <Route element={<LandingBackdrop />}>{authRoutes}</Route>
      <Route element={<DataLayout />}>
        <Route element={<ContentTabsLayout />}>
          <Route element={<SectionLayout />}>
            {contentHubRoutes}
            {currentAffairsSectionRoutes}
            {videosSectionRoutes}
            {jobsSectionRoutes}
          </Route>
          {quizListRoutes}
          {paidCategoriesRoutes}
          {currentAffairsRoutes}
          {videosRoutes}
          {jobsRoutes}
          {historyRoutes}
        </Route>
        {placesRoutes}
        {quizzesRoutes}
        {practiceRoutes}
        {planRoutes}
        {dailyRoutes}
        {learningRoutes}
        {testSeriesRoutes}
        {paidResourcesRoutes}
        {purchasesRoutes}
        {progressRoutes}
        {savedRoutes}
        {offlineRoutes}
        {reportsRoutes}
        {continueRoutes}
        {shareRoutes(LazySearch)}
        {accountRoutes}
      </Route>
      {patterns.oldPaidPdfs.map((path) => (
        <Route key={path} path={path} element={<Navigate to={paths.paidResources} replace />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Route>
    <Route element={<BareLayout />}>
      <Route element={<DataLayout withHeader={false} />}>
        {testTakerRoutes}
        {liveTestRoutes}
        {pdfViewerRoutes}
        {receiptRoutes}
      </Route>
    </Route>
  </>,
)

export function AppRoutes() {
  useInPageJumps()
  usePageStart()
  useLoadOnIntent(routes)
  return useRoutes(routes)
}
