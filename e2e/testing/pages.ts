/** Pages of the site itself, and one that is not there. */
export const sitePages = [
  '/',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/pricing',
  '/refund-policy',
  '/nonsense',
] as const

/** The sections of the content hub, and the lists beside it. */
export const sections = [
  '/content/test-series',
  '/content/paid-resources',
  '/content/mock-test',
  '/content/current-affairs',
  '/content/quizzes',
  '/content/daily-dose',
  '/content/videos',
  '/content/jobs',
  '/content/resource',
  '/test-series',
  '/quiz-list',
] as const
