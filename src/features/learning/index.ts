/** Public API of the learning loop: the star of a question, and cards by today's keys. */
export { StarQuestion } from './components/star-question'
export { useMarkedCards } from './hooks/use-marked-cards'
