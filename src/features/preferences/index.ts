/** Public API: the choice of extra time. */
export { ExtraTimeChoice } from './components/extra-time-choice'
export { ExtraTimeSelect } from './components/extra-time-select'
export { extraTimeNames } from './model/extra-time-names'
