/** What the landing page shows of real data. Apart from it, because its loading shapes need these before any of it. */
export const landingLimits = { articles: 4, products: 4, quizzes: 2 } as const
