import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const QuizListPage = lazyPage(() => import('./pages/quiz-list-page'), 'QuizListPage')
const QuizPage = lazyPage(() => import('./pages/quiz-page'), 'QuizPage')
const QuizPreviewPage = lazyPage(() => import('./pages/quiz-preview-page'), 'QuizPreviewPage')

/** Under the content tabs: the quiz list. */
export const quizListRoutes = (
  <>
    <Route path={paths.contentQuizzes} element={<QuizListPage />} />
    <Route path={paths.quizList} element={<QuizListPage />} />
  </>
)

/** Player and preview. */
export const quizzesRoutes = (
  <>
    <Route path={patterns.quiz} element={<QuizPage />} />
    <Route path={patterns.quizWithSlashes} element={<QuizPage />} />
    <Route path={patterns.quizPreview} element={<QuizPreviewPage />} />
  </>
)
