/** The builder and the sitting, in one piece: the one leads to the other. */
export { OwnTestPage } from './own-test-page'
export { PracticePage } from './practice-page'
