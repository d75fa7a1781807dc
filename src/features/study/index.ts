/** Public API of study: what is known of a student's work, their streak, and the lists of what to do. */

export { HomeSuggestions } from './home-suggestions'
export { plannedJobsQuery, plannedPackagesQuery } from './queries'
export { TodayList } from './today-list'
export { usePracticeDays } from './use-practice-days'
export { useWork, type Work } from './use-work'
export { standingOfDay } from './work'
