/** Public API: the player, which the daily quiz and practice use too. */
export type { PlayerProps } from './components/quiz-player'
export { QuizError } from './components/quiz-problem'
export { QuizProgress } from './components/quiz-progress'
export { QuizSkeleton } from './components/quiz-skeleton'
export { ShortTest } from './components/short-test'
export { useUnloadWarning } from './hooks/use-unload-warning'
export { opensInHtml } from './model/opening'
