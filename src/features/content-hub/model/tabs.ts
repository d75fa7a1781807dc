import { paths } from '@/config/paths'

/**
 * The tab bar's eight tabs and the addresses on which each is the current one (spec section 2, content hub). Mock tests
 * have a path and no tab of their own; they are tests, so theirs is Test Series.
 */
export const contentTabs = [
  { label: 'Test Series', to: paths.contentTestSeries, within: /^\/content(\/(test-series|mock-test))?$/ },
  { label: 'Paid PDFs', to: paths.paidResources, within: /^\/content\/paid-resources(\/.*)?$/ },
  { label: 'Quizzes', to: paths.contentQuizzes, within: /^\/(content\/quizzes|quiz-list)$/ },
  { label: 'Videos', to: paths.contentVideos, within: /^\/(content\/videos|videos?(\/.*)?)$/ },
  {
    label: 'Current Affairs',
    to: paths.contentCurrentAffairs,
    within: /^\/(content\/current-affairs|current-affairs?(\/.*)?)$/,
  },
  { label: 'Daily Dose', to: paths.contentDailyDose, within: /^\/content\/daily-dose$/ },
  { label: 'Jobs', to: paths.contentJobs, within: /^\/(content\/jobs|job(\/.*)?)$/ },
  { label: 'Resource', to: paths.contentResource, within: /^\/content\/resource$/ },
] as const

/** null for a path without a tab. */
export function currentTab(pathname: string): (typeof contentTabs)[number] | null {
  const path = pathname.replace(/\/+$/, '')
  return contentTabs.find(({ within }) => within.test(path)) ?? null
}
