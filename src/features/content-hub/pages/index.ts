/** The sections that the hub fills itself, in one piece. */
export { DailyDoseSection } from './daily-dose-section'
export { MockTestSection } from './mock-test-section'
export { ResourceSection } from './resource-section'
export { TestSeriesSection } from './test-series-section'
