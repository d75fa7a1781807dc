import { lazyPage } from '@/ui/lazy-page'

/** The results, whose code is not needed before there are any. */
export const QuizResults = lazyPage(() => import('./quiz-results'), 'QuizResults')
