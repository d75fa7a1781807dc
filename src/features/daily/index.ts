/** Public API of the daily quiz: counting it behind any page, and the streak. */
export { StreakSummary } from './components/streak-summary'
export { Week } from './components/week'
export { usePracticeDays } from './hooks/use-practice-days'
export { countDailyQuiz } from './quiz-days'
