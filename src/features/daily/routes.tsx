import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

// One piece of code: whoever opens today's quiz can begin it, also when the network is gone by then.
const loadPages = () => import('./pages')
const DailyPage = lazyPage(loadPages, 'DailyPage')
const DailyDayPage = lazyPage(loadPages, 'DailyDayPage')

/** The daily quiz, and that of one day. */
export const dailyRoutes = (
  <>
    <Route path={paths.daily} element={<DailyPage />} />
    <Route path={patterns.dailyOf} element={<DailyDayPage />} />
  </>
)
