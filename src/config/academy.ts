/**
 * Who we are and what may be said of us. Every page loads this; what only a few show stands in `academy-details.ts` and
 * `legal.ts`. All of it is here, so that the landing page has it with its first code and loads no more for it
 * (docs/decisions/028).
 */
export { claims, shownClaim } from './claims'
export { publishedFigures } from './published-counts'
export { academy } from './who-we-are'
