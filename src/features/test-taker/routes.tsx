import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const TestPage = lazyPage(() => import('./pages/test-page'), 'TestPage')
const HistoryPage = lazyPage(() => import('./pages/history-page'), 'HistoryPage')
const ResultsPage = lazyPage(() => import('./pages/results-page'), 'ResultsPage')

/** My tests. */
export const historyRoutes = <Route path={paths.history} element={<HistoryPage />} />

/** A package's tests and mock tests are taken in the same screens. */
export const testTakerRoutes = (
  <>
    <Route path={patterns.test} element={<TestPage />} />
    <Route path={patterns.testResults} element={<ResultsPage />} />
    <Route path={patterns.mockTest} element={<TestPage />} />
    <Route path={patterns.mockTestResults} element={<ResultsPage />} />
  </>
)
