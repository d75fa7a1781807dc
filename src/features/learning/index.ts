/** Public API of the learning loop: the button that saves a question. */
export { StarQuestion } from './components/star-question'
