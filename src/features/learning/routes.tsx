import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

// One piece of code: whoever has opened the mistake book can revise when the network is gone.
const loadPages = () => import('./pages/revision-pages')
const MistakesPage = lazyPage(loadPages, 'MistakesPage')
const RevisePage = lazyPage(loadPages, 'RevisePage')

/** The mistake book, and today's revision. */
export const learningRoutes = (
  <>
    <Route path={paths.mistakes} element={<MistakesPage />} />
    <Route path={paths.revise} element={<RevisePage />} />
  </>
)
