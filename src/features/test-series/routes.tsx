/** Filled by the feature's pages. */
export const testSeriesRoutes = null
