import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const DownloadsPage = lazyPage(() => import('./pages/downloads-page'), 'DownloadsPage')

/** The student's downloads. */
export const offlineRoutes = <Route path={paths.offline} element={<DownloadsPage />} />
