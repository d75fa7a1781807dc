import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const TestSeriesSection = lazyPage(() => import('./pages/test-series-section'), 'TestSeriesSection')
const MockTestSection = lazyPage(() => import('./pages/mock-test-section'), 'MockTestSection')
const DailyDoseSection = lazyPage(() => import('./pages/daily-dose-section'), 'DailyDoseSection')
const ResourceSection = lazyPage(() => import('./pages/resource-section'), 'ResourceSection')

/** The tab bar over every content section; the route table puts other features' screens under it too. */
export const ContentTabsLayout = lazyPage(() => import('./components/hub-frame'), 'TabsFrame')

/** Title and category bar of the hub's sections, whichever feature fills them. */
export const SectionLayout = lazyPage(() => import('./components/hub-frame'), 'SectionFrame')

/** The sections that the hub fills itself. */
export const contentHubRoutes = (
  <>
    <Route path={paths.content} element={<TestSeriesSection />} />
    <Route path={paths.contentTestSeries} element={<TestSeriesSection />} />
    <Route path={paths.contentMockTest} element={<MockTestSection />} />
    <Route path={paths.contentDailyDose} element={<DailyDoseSection />} />
    <Route path={paths.contentResource} element={<ResourceSection />} />
  </>
)
