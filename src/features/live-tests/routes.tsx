import { Route } from 'react-router-dom'
import { patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const livePages = () => import('./pages/live-pages')
const LiveTestPage = lazyPage(livePages, 'LiveTestPage')
const LiveResultsPage = lazyPage(livePages, 'LiveResultsPage')

/** Live tests and their results. */
export const liveTestRoutes = (
  <>
    <Route path={patterns.liveTest} element={<LiveTestPage />} />
    <Route path={patterns.liveTestResults} element={<LiveResultsPage />} />
  </>
)
