/** Filled by the feature's pages. */
export const testTakerRoutes = null
