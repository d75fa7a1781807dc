import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const PracticePage = lazyPage(() => import('./pages/practice-page'), 'PracticePage')
const OwnTestPage = lazyPage(() => import('./pages/own-test-page'), 'OwnTestPage')

/** Tests that students put together themselves. */
export const practiceRoutes = (
  <>
    <Route path={paths.practice} element={<PracticePage />} />
    <Route path={patterns.ownPractice} element={<OwnTestPage />} />
  </>
)
