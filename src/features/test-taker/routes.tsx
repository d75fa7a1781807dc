import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

// One piece of code: whoever sits a test has its results, also when the network is gone by then.
const loadExam = () => import('./pages/exam-pages')
const TestPage = lazyPage(loadExam, 'TestPage')
const HistoryPage = lazyPage(() => import('./pages/history-page'), 'HistoryPage')
const ResultsPage = lazyPage(loadExam, 'ResultsPage')

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
