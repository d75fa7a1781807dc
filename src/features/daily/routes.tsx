import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const DailyPage = lazyPage(() => import('./pages/daily-page'), 'DailyPage')
const DailyDayPage = lazyPage(() => import('./pages/daily-day-page'), 'DailyDayPage')

/** The daily quiz, and that of one day. */
export const dailyRoutes = (
  <>
    <Route path={paths.daily} element={<DailyPage />} />
    <Route path={patterns.dailyOf} element={<DailyDayPage />} />
  </>
)
