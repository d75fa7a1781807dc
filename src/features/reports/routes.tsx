import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const ReportsPage = lazyPage(() => import('./pages/reports-page'), 'ReportsPage')

/** Reported questions. */
export const reportsRoutes = <Route path={paths.reports} element={<ReportsPage />} />
