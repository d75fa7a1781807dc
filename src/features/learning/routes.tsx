import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const MistakesPage = lazyPage(() => import('./pages/mistakes-page'), 'MistakesPage')
const RevisePage = lazyPage(() => import('./pages/revise-page'), 'RevisePage')

/** The list of mistakes, and today's revision. */
export const learningRoutes = (
  <>
    <Route path={paths.mistakes} element={<MistakesPage />} />
    <Route path={paths.revise} element={<RevisePage />} />
  </>
)
