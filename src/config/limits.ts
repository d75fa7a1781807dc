/** Business constants and limits of spec section 9. */

/** How many documents each list asks for. */
export const readLimits = {
  default: 10,
  /** The rules' maximum for a list of content. */
  atOnce: 100,
  categories: 20,
  pdfs: 50,
  paidGrouping: 1000,
  /** As many as the rules allow at once: spec section 7 names no limit, and 1,000 cards would be slow. */
  videos: 100,
  /** Live tests: those of some weeks. */
  liveTests: 30,
  /** All at once (the rules' maximum): the list counts its quizzes by category. */
  quizzes: 100,
  importantCurrentAffairs: { fetch: 10, show: 5 },
  allCurrentAffairs: 100,
  relatedCurrentAffairs: { fetch: 6, show: 4 },
  purchases: 100,
  /** Drawers of what a student has saved for later: all ten. */
  saved: 10,
  /** Pictures of the hero carousel; more would stand too close on the ring. */
  carouselImages: 12,
  /** A student's attempts in "My tests": as many as the rules allow. */
  attempts: 100,
  /** Shards of a student's cards: all ten. */
  cards: 10,
  /** Questions that a student has reported: as many as the rules allow. */
  reports: 100,
  /** Tests whose corrected keys history and home know: as many as the rules allow. */
  corrections: 100,
  /** Documents of the index of questions: as many as the rules allow. */
  questionIndex: 20,
  /** Documents of one test series package: as many as the rules allow. */
  testsOfPackage: 100,
} as const

export const prices = { currency: 'INR', testSeriesDefault: 130 } as const

/** The checkout's theme colour. */
export const checkoutThemeColor = '#FFB800'

export const tests = {
  premiumShownBeforePurchase: 3,
  /** Milliseconds that the overlay 'Entering Fullscreen Mode' stays. */
  fullscreenOverlayMs: 2000,
  /** Seconds or less at which a timer warns. */
  timerWarningSeconds: 60,
  defaultQuestionCount: 25,
} as const

/** Minutes: what a document without a time means, and what a screen shows for it (kept apart on purpose). */
export const defaultMinutes = { data: 60, screen: 30 } as const

/** What the quiz screens say of a quiz whose document names no difficulty. */
export const screenDifficulty = 'beginner'

/** Milliseconds after the purchase is recorded (spec section 9, payments). */
export const paymentDelays = { successEvent: 1000, finalAlert: 500, purchaseRefresh: 1000 } as const

/** Seconds after which an ID token is no longer sent to the token-sync address. */
export const tokenSyncMaxAgeSeconds = 300

/** A deadline is Soon when it is this many days away or fewer, and not past. */
export const deadlineSoonDays = 7

export const savedLimits = {
  /** What a student may save; the rules refuse more than 40 in one drawer, 400 in all. */
  items: 200,
  /** Characters of an item's title or detail; the rules refuse more. */
  text: 300,
  /** Characters of its address; the rules refuse more. */
  url: 2000,
} as const

export const seoDescriptionLength = 160
export const videoIdLength = 11

export const currentAffairsCategories = [
  'Important Dates',
  'Science & Technology',
  'Environment',
  'Andhra Pradesh',
  'National',
  'Awards',
  'Books in News',
  'Persons in News',
  'Economy',
  'International',
  'Telangana',
  'Sports',
] as const

/** Milliseconds for which a download of a bought product opens without another check of the purchase. */
export const trustedFor = 7 * 24 * 3_600_000
