import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const loadPages = () => import('./pages')
const PackagesPage = lazyPage(loadPages, 'PackagesPage')
const PackagePage = lazyPage(loadPages, 'PackagePage')

export const testSeriesRoutes = (
  <>
    <Route path={paths.testSeries} element={<PackagesPage />} />
    <Route path={patterns.testSeriesPackage} element={<PackagePage />} />
  </>
)
