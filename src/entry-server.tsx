import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { paths } from '@/config/paths'
import { App } from './app/app'

export { prerenderedHead } from './app/prerendered-head'

/** The pages that are served as HTML (design.md section 1). */
export const prerenderedPaths = [
  paths.home,
  paths.about,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.refundPolicy,
  paths.pricing,
]

/** The public pages and sections that search engines should know of. */
export const sitemapPaths = [
  ...prerenderedPaths,
  paths.contentTestSeries,
  paths.contentMockTest,
  paths.contentQuizzes,
  paths.contentCurrentAffairs,
  paths.contentDailyDose,
  paths.contentVideos,
  paths.contentJobs,
  paths.contentResource,
  paths.paidResources,
]

/** The HTML of one page, as a visitor sees it before any script runs. @throws whatever a component throws. */
export async function renderPage(path: string): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // One piece of HTML however long the page: no hidden parts that a script must reveal.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void faults.push(error) },
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  // A fault inside a Suspense boundary would otherwise only leave its fallback in the page.
  if (faults.length > 0) throw faults[0]
  return html
}
