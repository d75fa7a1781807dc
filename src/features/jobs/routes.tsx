import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const loadPages = () => import('./pages')
const JobsSection = lazyPage(loadPages, 'JobsSection')
const JobPage = lazyPage(loadPages, 'JobPage')

/** The hub's section. */
export const jobsSectionRoutes = <Route path={paths.contentJobs} element={<JobsSection />} />

export const jobsRoutes = <Route path={patterns.job} element={<JobPage />} />
