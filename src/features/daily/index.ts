/** Public API of the daily quiz: counting it behind any page, and the streak. */

export { countDailyQuiz } from '@/own/quiz-days/quiz-days'
export { Week } from './components/week'
export { standingOfDay } from './model/day-standing'
export { usePracticeDays } from './use-practice-days'
