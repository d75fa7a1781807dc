/** The door of the learning loop: what other features may use. */
export { cardsQuery, syncCards, useCards } from './cards/card-query'
export { StarQuestion } from './components/star-question'
export { useMarkedCards } from './hooks/use-marked-cards'
