/** The hub's frame and the sections that it fills itself, in one piece. */
export { ContentTabsLayout } from '../components/content-tabs-layout'
export { SectionLayout } from '../components/section-layout'
export { DailyDoseSection } from './daily-dose-section'
export { MockTestSection } from './mock-test-section'
export { ResourceSection } from './resource-section'
export { TestSeriesSection } from './test-series-section'
