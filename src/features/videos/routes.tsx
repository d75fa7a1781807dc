/** Filled by the feature's pages. */
export const videosRoutes = null
