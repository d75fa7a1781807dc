import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const PaidCategoriesPage = lazyPage(() => import('./pages/paid-categories-page'), 'PaidCategoriesPage')
const PaidCategoryPage = lazyPage(() => import('./pages/paid-category-page'), 'PaidCategoryPage')

/** Under the content tabs: the paid categories grid. */
export const paidCategoriesRoutes = <Route path={paths.paidResources} element={<PaidCategoriesPage />} />

/** The paid category detail. */
export const paidResourcesRoutes = <Route path={patterns.paidCategory} element={<PaidCategoryPage />} />
