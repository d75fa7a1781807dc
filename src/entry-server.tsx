import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { paths } from '@/config/paths'
import { sections } from '@/config/sections'
import { App } from './app/app'
import { PageSkeleton } from './app/layout/page-skeleton'
import { SiteLayout } from './app/layout/site-layout'
import { routes } from './app/routes'
import { loadRouteCode } from './loading/route-code'

export { addressesIn, frames } from './app/frames'
export { prerenderedHead } from './app/prerendered-head'
export { addressesOf } from './config/paths'

const publicPages = [
  paths.home,
  paths.about,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.refundPolicy,
  paths.pricing,
]

/** The public pages and sections that search engines should know of. */
export const sitemapPaths: readonly string[] = [
  ...publicPages,
  ...sections.filter(({ inSitemap }) => inSitemap).map(({ path }) => path),
]

/** The pages that are served as HTML; a section as it stands before its documents have come. */
export const prerenderedPaths: readonly string[] = [
  ...publicPages,
  ...sections.flatMap(({ prerendered }): readonly string[] => prerendered),
]

/** The components whose code an address needs. @param pathname an address, or a pattern of the route table */
export const componentsOf = (pathname: string) => loadRouteCode(routes, pathname)

async function toHtml(path: string, page: ReactNode): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>{page}</StaticRouter>,
    // One piece of HTML however long the page: no hidden parts that a script must reveal.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void faults.push(error) },
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  // A fault inside a Suspense boundary would otherwise only leave its fallback in the page.
  if (faults.length > 0) throw faults[0]
  return html
}

/** The HTML of one page, as a visitor sees it before any script runs. @throws whatever a component throws. */
export const renderPage = (path: string): Promise<string> => toHtml(path, <App />)

/** Header, the shape of any page, footer. */
const siteFrame = (
  <Routes>
    <Route element={<SiteLayout />}>
      <Route path="*" element={<PageSkeleton withTabs />} />
    </Route>
  </Routes>
)

/** The HTML of `app.html`, which stands on the screen until the app draws the page itself. */
export const renderFrame = (): Promise<string> => toHtml('/', siteFrame)
