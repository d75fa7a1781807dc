import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const StudyPage = lazyPage(() => import('./pages/study-page'), 'StudyPage')
const MePage = lazyPage(() => import('./pages/me-page'), 'MePage')

/** The two of a student's places that only lead to other pages. */
export const placesRoutes = (
  <>
    <Route path={paths.study} element={<StudyPage />} />
    <Route path={paths.me} element={<MePage />} />
  </>
)
