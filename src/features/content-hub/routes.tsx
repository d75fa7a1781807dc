import { Route } from 'react-router-dom'
import { paths } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const loadPages = () => import('./pages')
const TestSeriesSection = lazyPage(loadPages, 'TestSeriesSection')
const MockTestSection = lazyPage(loadPages, 'MockTestSection')
const DailyDoseSection = lazyPage(loadPages, 'DailyDoseSection')
const ResourceSection = lazyPage(loadPages, 'ResourceSection')

const loadFrame = () => import('./components/hub-frame')

/** The tab bar over every content section; the route table puts other features' screens under it too. */
export const ContentTabsLayout = lazyPage(loadFrame, 'TabsFrame')

/** Title and category bar of the hub's sections, whichever feature fills them. */
export const SectionLayout = lazyPage(loadFrame, 'SectionFrame')

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
