import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const loadPages = () => import('./pages')
const PracticePage = lazyPage(loadPages, 'PracticePage')
const OwnTestPage = lazyPage(loadPages, 'OwnTestPage')

/** Tests that students put together themselves. */
export const practiceRoutes = (
  <>
    <Route path={paths.practice} element={<PracticePage />} />
    <Route path={patterns.ownPractice} element={<OwnTestPage />} />
  </>
)
