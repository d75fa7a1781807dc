import type { Query, QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { paths } from '@/config/paths'
import { sections } from '@/config/sections'
import { isForEverybody } from '@/content/kept'
import { markBeginning, setEditionMoment } from '@/lib/edition'
import type { Page } from '@/lib/firebase/page'
import { writeWithMoments } from '@/lib/moments'
import { queryClient } from '@/lib/query-client'
import { App } from './app/app'
import type { EditionRead } from './app/edition'
import { PageSkeleton } from './app/layout/page-skeleton'
import { SiteLayout } from './app/layout/site-layout'
import { routes } from './app/routes'
import { loadRouteCode } from './loading/route-code'

export { editionPages, feeds } from './app/edition-pages'
export { addressesIn, frames } from './app/frames'
export { prerenderedHead } from './app/prerendered-head'
export { addressesOf } from './config/paths'
export { editionId } from './lib/edition'
export { silenceFirestore } from './lib/firebase/firestore'

/** The public pages, which show no documents in their HTML. */
export const sitePaths = [
  paths.home,
  paths.about,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.refundPolicy,
  paths.pricing,
]

/** The sections that are served as HTML, with the documents that they show first. */
export const sectionPaths: readonly string[] = sections.flatMap(
  ({ prerendered }): readonly string[] => prerendered,
)

/** The public pages and sections that search engines should know of. */
export const sitemapPaths: readonly string[] = [
  ...sitePaths,
  ...sections.filter(({ inSitemap }) => inSitemap).map(({ path }) => path),
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

/** The HTML of one page without documents, as a visitor sees it before any script runs. @throws whatever a component throws. */
export function renderPage(path: string): Promise<string> {
  setEditionMoment(null)
  queryClient.clear()
  return toHtml(path, <App />)
}

/** Rounds of reading that a page may need: what it shows of one read may ask for another. */
const mostRounds = 4
/** Of a longer list a page has the first items, which is more than its first screen shows. */
const longList = 20
const mostItems = 12
/** More than this of one list is for no first screen, however long its items are. */
const mostOfList = 60_000
/** More than a page may bring along in all. */
const mostBytesOfPage = 150_000

const isPage = (data: unknown): data is Page<unknown> =>
  typeof data === 'object' &&
  data !== null &&
  'items' in data &&
  Array.isArray(data.items) &&
  'isFull' in data

const lengthOf = (data: unknown) => writeWithMoments(data).length

/** What a page has of a long list. */
function beginningOf(data: unknown): Pick<EditionRead, 'data' | 'isBeginning'> {
  const items = Array.isArray(data) ? data : isPage(data) ? data.items : []
  const most = items.length > longList ? mostItems : items.length
  let first = items.slice(0, most)
  while (first.length > 1 && lengthOf(first) > mostOfList) first = first.slice(0, -1)
  if (first.length === items.length) return { data, isBeginning: false }
  const beginning = isPage(data) ? { items: first, read: first.length, isFull: true } : first
  return { data: beginning, isBeginning: true }
}

/** What a page asks for that is the same for everybody and has not been read. */
const isAsked = ({ state, meta, options }: Query) =>
  state.data === undefined &&
  state.error === null &&
  isForEverybody(meta) &&
  typeof options.queryFn === 'function'

/**
 * The HTML of one page with the documents that it shows to a visitor, and these documents as JSON for the app.
 * @param known the documents that were already read, by their query
 * @param at when they were read, in epoch milliseconds
 * @throws whatever a component or a read throws; Error when it shows none, or more than a page can bring
 */
export async function renderEdition(
  path: string,
  known: ReadonlyArray<readonly [QueryKey, unknown]>,
  at: number,
): Promise<{ html: string; json: string }> {
  setEditionMoment(at)
  queryClient.clear()
  const reads = new Map<string, EditionRead>()
  const add = (key: QueryKey, whole: unknown) => {
    const read = { key, ...beginningOf(whole) }
    reads.set(JSON.stringify(key), read)
    // It may be a copy.
    const stored = queryClient.setQueryData(key, read.data, { updatedAt: at })
    if (read.isBeginning) markBeginning(stored)
  }
  for (const [key, data] of known) add(key, data)
  let html = await toHtml(path, <App />)
  for (let round = 1; round < mostRounds; round++) {
    const asked = queryClient.getQueryCache().findAll({ predicate: isAsked })
    if (asked.length === 0) break
    await Promise.all(
      asked.map(async ({ queryKey, options }) =>
        add(queryKey, await queryClient.fetchQuery({ ...options, queryKey, retry: false })),
      ),
    )
    html = await toHtml(path, <App />)
  }
  if (reads.size === 0) throw new Error(`${path} shows no documents.`)
  const json = writeWithMoments([...reads.values()])
  if (json.length > mostBytesOfPage) throw new Error(`${path} would bring ${json.length} bytes of documents.`)
  return { html, json }
}

/** Header, the shape of any page, footer. */
const siteFrame = (
  <Routes>
    <Route element={<SiteLayout />}>
      <Route path="*" element={<PageSkeleton withTabs />} />
    </Route>
  </Routes>
)

/** The HTML of `app.html`, which stands on the screen until the app draws the page itself. */
export function renderFrame(): Promise<string> {
  setEditionMoment(null)
  return toHtml('/', siteFrame)
}
