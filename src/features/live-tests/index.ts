/** Public API: how live tests are announced. */
export { liveToday } from './live-rows'
export { LiveTests } from './live-tests'
