/**
 * What the landing page shows of real data; of products a few more are read, because some may be switched off. Apart
 * from the other limits, which stand with the code of pages with data: the skeletons need these before any of it.
 */
export const landingLimits = { articles: 4, products: { fetch: 8, show: 4 }, quizzes: 2 } as const
