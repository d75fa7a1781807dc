/** Public API: how live tests are announced, and who was best. */
export { liveToday } from './live-rows'
export { LiveTests } from './live-tests'
export { WeekBoard } from './week-board'
