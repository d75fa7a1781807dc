/** The door of the plan: what today holds, on home. */
export { TodayShape } from './components/today-frame'
export { TodayPanel } from './components/today-panel'
