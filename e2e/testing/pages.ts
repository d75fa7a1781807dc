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

/** Pages of a student, with purchases of the demo member. */
export const ownPages = [
  '/',
  '/content/paid-resources/indian-polity-notes',
  '/test-series/ibps-po-prelims',
  '/daily',
  '/practice',
  '/me',
  '/study',
  '/mistakes',
  '/revise',
  '/plan',
  '/progress',
  '/history',
  '/reports',
  '/purchases',
  '/purchases/resource_indian_polity',
  '/account',
  '/mock-test/railway-ntpc-stage-1',
] as const
