import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const PackagesPage = lazyPage(() => import('./pages/packages-page'), 'PackagesPage')
const PackagePage = lazyPage(() => import('./pages/package-page'), 'PackagePage')

export const testSeriesRoutes = (
  <>
    <Route path={paths.testSeries} element={<PackagesPage />} />
    <Route path={patterns.testSeriesPackage} element={<PackagePage />} />
  </>
)
