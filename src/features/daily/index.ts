/** The door of the daily quiz: what is counted behind any page. */
export { countDailyQuiz } from './quiz-days'
