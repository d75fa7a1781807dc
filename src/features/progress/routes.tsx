import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const ProgressPage = lazyPage(() => import('./pages/progress-page'), 'ProgressPage')

/** How a student does, and what to practise next. */
export const progressRoutes = <Route path={paths.progress} element={<ProgressPage />} />
