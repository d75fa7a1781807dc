import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const loadPages = () => import('./pages')
const QuizListPage = lazyPage(loadPages, 'QuizListPage')
const QuizPage = lazyPage(loadPages, 'QuizPage')
const QuizPreviewPage = lazyPage(loadPages, 'QuizPreviewPage')

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
