/** What search engines and feed readers fetch: robots.txt, the lists of the site's pages, and RSS feeds. */

/**
 * Every page may be read: one that is not to be listed says so itself, which an engine can only see by reading it.
 * @param {string | undefined} site origin of the site; without it there is no sitemap to point at
 */
export function robots(site) {
  const rules = ['User-agent: *', 'Disallow: /api/']
  return `${[...rules, ...(site ? ['', `Sitemap: ${site}/sitemap.xml`] : [])].join('\n')}\n`
}

// Control characters and halves of pairs, which no XML may contain, not even escaped.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text) =>
  text.replace(forbidden, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The whole address of a path, percent-encoded once, whether the path was encoded or not. */
const addressOf = (site, path) => escaped(new URL(path, site).href)

/** Whether a date can be told; one in another unit is not of these centuries. */
const isMoment = (date) => date instanceof Date && date.getTime() > 0 && date.getTime() < 4_102_444_800_000

/** The calendar day in India: `2026-11-27`. */
const dayOf = (date) => new Date(date.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)

const xml = (lines) => `${['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')}\n`

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Addresses of one file; the protocol allows 50,000. */
const mostInFile = 45_000

/**
 * The list of the site's pages. More than 45,000 are divided into files, and the first file becomes their index.
 * @param {string} site origin of the site
 * @param {ReadonlyArray<{ path: string, modified?: Date | null | undefined }>} entries pages, and when their content changed
 * @returns {Array<{ name: string, text: string }>} files for the root of the site; `sitemap.xml` is the first
 */
export function sitemap(site, entries) {
  const urls = entries.map(({ path, modified }) => {
    const changed = isMoment(modified) ? `<lastmod>${dayOf(modified)}</lastmod>` : ''
    return `  <url><loc>${addressOf(site, path)}</loc>${changed}</url>`
  })
  const fileOf = (name, lines) => ({ name, text: xml([`<urlset ${namespace}>`, ...lines, '</urlset>']) })
  if (urls.length <= mostInFile) return [fileOf('sitemap.xml', urls)]
  const parts = Array.from({ length: Math.ceil(urls.length / mostInFile) }, (_, index) =>
    fileOf(`sitemap-${index + 1}.xml`, urls.slice(index * mostInFile, (index + 1) * mostInFile)),
  )
  const index = parts.map(({ name }) => `  <sitemap><loc>${addressOf(site, `/${name}`)}</loc></sitemap>`)
  return [
    { name: 'sitemap.xml', text: xml([`<sitemapindex ${namespace}>`, ...index, '</sitemapindex>']) },
    ...parts,
  ]
}

/** Items of a feed: the newest. */
const mostInFeed = 50

/**
 * A feed as RSS 2.0: the newest 50 items, newest first, those without a date last.
 * @param {string} site origin of the site
 * @param {object} channel
 * @param {string} channel.path of the feed itself: `/jobs.xml`
 * @param {string} [channel.page] path of the page whose news it tells
 * @param {string} channel.title
 * @param {string} channel.description
 * @param {ReadonlyArray<{ title: string, path: string, description?: string | null | undefined,
 *   date?: Date | null | undefined, guid: string }>} channel.items plain texts; `guid` names an item for ever
 * @returns {string}
 */
export function feed(site, { path, page = '/', title, description, items }) {
  const timeOf = ({ date }) => (isMoment(date) ? date.getTime() : Number.NEGATIVE_INFINITY)
  const newest = items
    .toSorted((a, b) => (timeOf(b) === timeOf(a) ? 0 : timeOf(b) - timeOf(a)))
    .slice(0, mostInFeed)
  const dateOf = (item, tag) =>
    item && isMoment(item.date) ? [`<${tag}>${item.date.toUTCString()}</${tag}>`] : []
  const lines = newest.flatMap((item) => [
    '    <item>',
    ...[
      `<title>${escaped(item.title)}</title>`,
      `<link>${addressOf(site, item.path)}</link>`,
      ...(item.description ? [`<description>${escaped(item.description)}</description>`] : []),
      ...dateOf(item, 'pubDate'),
      `<guid isPermaLink="false">${escaped(item.guid)}</guid>`,
    ].map((line) => `      ${line}`),
    '    </item>',
  ])
  return xml([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escaped(title)}</title>`,
    `    <link>${addressOf(site, page)}</link>`,
    `    <description>${escaped(description)}</description>`,
    '    <language>en-in</language>',
    ...dateOf(newest[0], 'lastBuildDate').map((line) => `    ${line}`),
    `    <atom:link href="${addressOf(site, path).replaceAll('"', '&quot;')}" rel="self" type="application/rss+xml"/>`,
    ...lines,
    '  </channel>',
    '</rss>',
  ])
}
