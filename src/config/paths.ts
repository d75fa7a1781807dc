/** Every address of the product (spec section 2); links are built here and nowhere else. */

const segment = encodeURIComponent

/** `Title, with / marks` becomes `title-with-marks`: lowercased, punctuation removed, whitespace to hyphens. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}

/** In the address of a past day's quiz: its answers are asked for. */
export const answersView = 'answers'

/** In the address of a practice: the ten questions for whoever has no attempt yet. */
export const diagnosisView = 'diagnosis'

/** What another screen already knows of a practice that it leads to. */
interface PracticeChoice {
  readonly topics?: readonly string[]
  readonly source?: 'new' | 'mistakes' | 'saved'
  readonly count?: number
  readonly mode?: 'timed' | 'untimed' | 'study'
}

export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Every mailed link leads here; `mode` says what for. */
  resetPassword: '/reset-password',
  account: '/account',
  /** What was begun last: the installed app's shortcut. */
  continueLearning: '/continue',
  /** Where another app shares a link or a text to. */
  share: '/share',
  terms: '/terms',
  privacy: '/privacy',
  refundPolicy: '/refund-policy',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',

  content: '/content',
  contentTestSeries: '/content/test-series',
  contentMockTest: '/content/mock-test',
  contentCurrentAffairs: '/content/current-affairs',
  contentQuizzes: '/content/quizzes',
  contentDailyDose: '/content/daily-dose',
  dailyDose: (id: string) => `/content/daily-dose?dose=${segment(id)}`,
  contentVideos: '/content/videos',
  contentJobs: '/content/jobs',
  contentResource: '/content/resource',
  /** Feeds for feed readers; the build writes them. */
  currentAffairsFeed: '/current-affairs.xml',
  jobsFeed: '/jobs.xml',

  testSeries: '/test-series',
  testSeriesPackage: (packageId: string) => `/test-series/${segment(packageId)}`,
  test: (packageId: string, testId: string) => `/test-series/${segment(packageId)}/test/${segment(testId)}`,
  /** Practising what was wrong or skipped in an attempt of the test at `test`. */
  retake: (test: string, scope: 'wrong' | 'skipped', attemptId: string) =>
    `${test}?retake=${scope}&of=${segment(attemptId)}`,
  /** Practising the test or quiz at `test` without its clock. */
  untimed: (test: string) => `${test}?untimed`,
  /** The results at `results` of one attempt; without it they are the latest ones. */
  attemptResults: (results: string, attemptId: string) => `${results}?attempt=${segment(attemptId)}`,
  testResults: (packageId: string, testId: string) =>
    `/test-series/${segment(packageId)}/test/${segment(testId)}/results`,
  mockTest: (mockTestId: string) => `/mock-test/${segment(mockTestId)}`,
  mockTestResults: (mockTestId: string) => `/mock-test/${segment(mockTestId)}/results`,
  /** A live test: when it is, its waiting screen, and the test itself. */
  liveTest: (liveTestId: string) => `/live/${segment(liveTestId)}`,
  liveTestResults: (liveTestId: string) => `/live/${segment(liveTestId)}/results`,

  paidResources: '/content/paid-resources',
  paidCategory: (categoryId: string) => `/content/paid-resources/${segment(categoryId)}`,
  pdfViewer: (resourceId: string) => `/pdf-viewer/${segment(resourceId)}`,
  /** The same with all that the viewer has to know, so that it need not look the file up. */
  pdfViewerOf: (resourceId: string, file: { url: string; title: string; productId: string | null }) => {
    const { url, title, productId } = file
    const search = new URLSearchParams({ url, title, ...(productId === null ? {} : { productId }) })
    return `/pdf-viewer/${segment(resourceId)}?${search.toString()}`
  },

  /** The student's own things. */
  me: '/me',
  saved: '/saved',

  /** Everything to practise with. */
  study: '/study',
  mistakes: '/mistakes',
  savedQuestions: '/mistakes?view=saved',
  revise: '/revise',
  /** Where an own test is put together. */
  practice: '/practice',
  /** The same, filled in: topics in any spelling, none for all; how many questions; and how they are answered. */
  practiceOf: ({ topics = [], source, count, mode }: PracticeChoice) => {
    const search = new URLSearchParams(topics.map((topic) => ['topic', topic]))
    if (source) search.set('source', source)
    if (count) search.set('count', String(count))
    if (mode) search.set('mode', mode)
    const query = search.toString()
    return query === '' ? '/practice' : `/practice?${query}`
  },
  /** Ten questions for whoever has no attempt yet. */
  diagnosis: `/practice?${diagnosisView}`,
  /** One own test. */
  ownPractice: (practiceId: string) => `/practice/${segment(practiceId)}`,
  daily: '/daily',
  /** @param day `2026-11-22`, a calendar day in India */
  dailyOf: (day: string) => `/daily/${segment(day)}`,
  /** The questions of a past day with their answers. */
  dailyAnswers: (day: string) => `/daily/${segment(day)}?${answersView}`,
  progress: '/progress',
  plan: '/plan',

  /** The downloads on this device. */
  offline: '/offline',
  /** My tests. */
  history: '/history',
  /** Reported questions. */
  reports: '/reports',
  purchases: '/purchases',
  receipt: (productId: string) => `/purchases/${segment(productId)}`,

  quizList: '/quiz-list',
  quiz: (quizId: string) => `/quiz/${segment(quizId)}`,
  quizPreview: (quizId: string) => `/quiz/${segment(quizId)}/preview`,

  video: (videoId: string) => `/video/${segment(videoId)}`,
  currentAffair: (id: string) => `/current-affair/${segment(id)}`,
  /** The readable address: slug of the title, a hyphen, the id. */
  currentAffairArticle: (title: string, id: string) => `/current-affairs/${slugOf(title)}-${segment(id)}`,
  job: (jobId: string) => `/job/${segment(jobId)}`,
} as const

/**
 * Route patterns for `<Route path>`; kept beside the builders so that both change together. An id is optional where the
 * spec has a text for an address without one ('Job ID not provided').
 */
export const patterns = {
  testSeriesPackage: '/test-series/:packageId',
  test: '/test-series/:packageId/test/:testId',
  testResults: '/test-series/:packageId/test/:testId/results',
  mockTest: '/mock-test/:mockTestId',
  mockTestResults: '/mock-test/:mockTestId/results',
  liveTest: '/live/:liveTestId',
  liveTestResults: '/live/:liveTestId/results',
  paidCategory: '/content/paid-resources/:categoryId',
  pdfViewer: '/pdf-viewer/:resourceId',
  receipt: '/purchases/:productId',
  ownPractice: '/practice/:practiceId',
  dailyOf: '/daily/:day',
  quiz: '/quiz/:quizId?',
  quizPreview: '/quiz/:quizId/preview',
  /** No quiz has an id with slashes; the quiz page says so. */
  quizWithSlashes: '/quiz/*',
  video: '/video/:videoId?',
  videoAlias: '/videos/:videoId?',
  currentAffair: '/current-affair/:id?',
  currentAffairArticle: '/current-affairs/:slugId',
  job: '/job/:jobId?',
  oldPaidPdfs: ['/content/paid-pdfs', '/paid-pdfs'],
} as const

/** The addresses that these patterns stand for. As to the router, capitals and a slash at the end do not matter. */
export function addressesOf(these: readonly string[]): RegExp {
  const sources = these.map((pattern) =>
    pattern
      .replace(/\/:\w+\?/g, '(/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*'),
  )
  return new RegExp(`^(${sources.join('|')})/?$`, 'i')
}
