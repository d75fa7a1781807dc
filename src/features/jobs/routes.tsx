/** Filled by the feature's pages. */
export const jobsRoutes = null
