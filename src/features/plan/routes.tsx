import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const PlanPage = lazyPage(() => import('./pages/plan-page'), 'PlanPage')

/** The plan: exam, date and minutes a day, and what comes of them. */
export const planRoutes = <Route path={paths.plan} element={<PlanPage />} />
