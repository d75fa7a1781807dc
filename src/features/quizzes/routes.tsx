/** Under the content tabs: the quiz list. */
export const quizListRoutes = null

/** Player and preview. */
export const quizzesRoutes = null
