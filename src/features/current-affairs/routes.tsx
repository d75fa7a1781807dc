/** Under the content tabs: the article page. */
export const currentAffairsRoutes = null
