import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const CurrentAffairsSection = lazyPage(
  () => import('./pages/current-affairs-section'),
  'CurrentAffairsSection',
)
const CurrentAffairPage = lazyPage(() => import('./pages/current-affair-page'), 'CurrentAffairPage')

/** The hub's section. */
export const currentAffairsSectionRoutes = (
  <Route path={paths.contentCurrentAffairs} element={<CurrentAffairsSection />} />
)

/** Under the content tabs: the article page. */
export const currentAffairsRoutes = (
  <>
    <Route path={patterns.currentAffair} element={<CurrentAffairPage />} />
    <Route path={patterns.currentAffairArticle} element={<CurrentAffairPage />} />
  </>
)
