/** What of a result loads behind it, in one piece (`behind-result.tsx`). */
export { NextStep } from './next-step'
export { Summary } from './summary'
export { TimePerQuestion } from './time-per-question'
