import type { ComponentType } from 'react'
import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const SharePage = lazyPage(() => import('./pages/share-page'), 'SharePage')

/** @param Search the site's search, which every page with a header has */
export const shareRoutes = (Search: ComponentType<{ initial?: string; onClose: () => void }>) => (
  <Route path={paths.share} element={<SharePage Search={Search} />} />
)
