/** The list and the job, in one piece: the one leads to the other. */
export { JobPage } from './job-page'
export { JobsSection } from './jobs-section'
