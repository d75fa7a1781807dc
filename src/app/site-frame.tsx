import { Route, Routes } from 'react-router-dom'
import { PageSkeleton } from './page-skeleton'
import { SiteLayout } from './site-layout'

/** Header, the shape of any page, footer: what `app.html` shows until the app draws the page itself. */
export function SiteFrame() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path="*" element={<PageSkeleton withTabs />} />
      </Route>
    </Routes>
  )
}
