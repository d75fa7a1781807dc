/** What a test needs from its instructions to its review, in one piece. */
export { ResultsPage } from './results-page'
export { TestPage } from './test-page'
