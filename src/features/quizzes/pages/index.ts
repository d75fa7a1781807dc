/** The list, the preview and the player, in one piece: the one leads to the other. */
export { QuizListPage } from './quiz-list-page'
export { QuizPage } from './quiz-page'
export { QuizPreviewPage } from './quiz-preview-page'
