import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const OfflinePage = lazyPage(() => import('./pages'), 'OfflinePage')

/** What is kept on this device. */
export const offlineRoutes = <Route path={paths.offline} element={<OfflinePage />} />
