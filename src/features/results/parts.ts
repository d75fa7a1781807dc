/** What of a result loads behind it, in one piece (`behind-result.ts`). */
export { Cutoffs } from './cutoffs'
export { NextSteps } from './next-steps'
export { Summary } from './summary'
export { TimePerQuestion } from './time-per-question'
