import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const JobsSection = lazyPage(() => import('./pages/jobs-section'), 'JobsSection')
const JobPage = lazyPage(() => import('./pages/job-page'), 'JobPage')

/** The hub's section. */
export const jobsSectionRoutes = <Route path={paths.contentJobs} element={<JobsSection />} />

export const jobsRoutes = <Route path={patterns.job} element={<JobPage />} />
