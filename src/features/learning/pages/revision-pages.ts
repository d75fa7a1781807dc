export { MistakesPage } from './mistakes-page'
export { RevisePage } from './revise-page'
