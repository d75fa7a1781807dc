/** How many items of real data the landing page shows; its loading shapes have as many rows. */
export const landingLimits = { articles: 4, products: 4, quizzes: 2 } as const
