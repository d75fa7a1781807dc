/** Public API: the choice of extra time. */
export { ExtraTimeSelect } from './components/extra-time-select'
