/** Under the content tabs: the paid categories grid. */
export const paidCategoriesRoutes = null

/** The paid category detail. */
export const paidResourcesRoutes = null
