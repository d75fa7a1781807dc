import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const SavedPage = lazyPage(() => import('./pages/saved-page'), 'SavedPage')

/** What is saved for later. */
export const savedRoutes = <Route path={paths.saved} element={<SavedPage />} />
