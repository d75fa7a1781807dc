/** The HTML of a build, and what search engines and the installed app get. */
import { createHash } from 'node:crypto'
import type { Build, Check } from './check'

const required = [
  'index.html',
  'about.html',
  'contact.html',
  'terms.html',
  'privacy.html',
  'refund-policy.html',
  'pricing.html',
]

function faultsOfPage(file: string, html: string, site: string | undefined): string[] {
  const wanted: [RegExp, string][] = [
    [/data-prerendered="/, 'it is not prerendered'],
    [/<title>[^<]+<\/title>/, 'it has no title'],
    [/<meta name="description" content="[^"]+"/, 'it has no description'],
    [/<h1[ >]/, 'it has no heading'],
    [/<meta property="og:title"/, 'it has no Open Graph tags'],
  ]
  if (site) wanted.push([/<link rel="canonical" href="https:/, 'it has no canonical address'])
  return wanted.filter(([pattern]) => !pattern.test(html)).map(([, fault]) => `${file}: ${fault}.`)
}

/** As a policy names an inline script that it allows. */
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Inline code, styles and handlers that the policy would block; data blocks are none of them. */
function faultsOfInlineCode(file: string, html: string, scriptSources: readonly string[]): string[] {
  const faults: string[] = []
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  for (const [, attributes = '', content = ''] of scripts) {
    const isCode = content.trim() !== '' && !/application\/(ld\+)?json/.test(attributes)
    if (isCode && !scriptSources.includes(hashOf(content))) {
      faults.push(`${file}: the policy blocks its inline script; script-src lacks ${hashOf(content)}.`)
    }
  }
  if (/<style[ >]/.test(html)) faults.push(`${file}: it has an inline style sheet.`)
  // Values of attributes are text, whatever they say.
  if (/<[a-z][^>]*\son[a-z]+=/.test(html.replace(/"[^"]*"/g, '""')))
    faults.push(`${file}: it has an inline event handler.`)
  return faults
}

/** @param scriptSources the policy's script-src */
export function checkPages(build: Build, site: string | undefined, scriptSources: readonly string[]): Check {
  const pages = build.files.filter((file) => /^[^.]+\.html$/.test(file))
  const faults = required.filter((file) => !pages.includes(file)).map((file) => `${file} is missing.`)
  if (!pages.includes('app.html')) faults.push('app.html, the frame of every other page, is missing.')
  for (const file of pages) {
    const html = build.read(file)
    if (file !== 'app.html') faults.push(...faultsOfPage(file, html, site))
    else if (!html.includes('data-prerendered="frame"')) faults.push('app.html: it shows no frame.')
    faults.push(...faultsOfInlineCode(file, html, scriptSources))
  }
  return { title: `${pages.length} pages as HTML, whole, and without code that the policy blocks`, faults }
}

export function checkSiteFiles(build: Build, site: string | undefined): Check {
  const title = site ? 'robots.txt, sitemap.xml and the picture of shared links' : 'robots.txt'
  if (!build.files.includes('robots.txt')) return { title, faults: ['robots.txt is missing.'] }
  const faults: string[] = []
  const hasSitemap = build.files.includes('sitemap.xml')
  const names = build.read('robots.txt').includes('Sitemap: ')
  if (names !== Boolean(site)) faults.push(`robots.txt names ${names ? 'a' : 'no'} sitemap.`)
  if (hasSitemap !== Boolean(site))
    faults.push(`sitemap.xml is ${hasSitemap ? 'there, without an address of the site' : 'missing'}.`)
  if (site && hasSitemap) {
    const addresses = [...build.read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address,
    )
    if (addresses.length === 0) faults.push('sitemap.xml names no page.')
    for (const address of addresses) {
      if (!address.startsWith(`${site}/`))
        faults.push(`sitemap.xml names ${address}, which is not on ${site}.`)
    }
  }
  if (site && !build.files.includes('og.png')) faults.push('og.png, the picture of shared links, is missing.')
  return { title, faults }
}

/** What the service worker keeps: every script but pdf.js, and every page; and nothing that is not there. */
export function checkServiceWorker(build: Build): Check {
  const title = 'the service worker keeps the shell and every screen'
  if (!build.files.includes('sw.js')) return { title, faults: ['sw.js is missing.'] }
  const listed = [...build.read('sw.js').matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url)
  const faults = listed
    .filter((url) => !build.files.includes(url))
    .map((url) => `sw.js lists ${url}, which is not in the build.`)
  const screens = build.files.filter(
    (file) => /^assets\/.+\.(js|css)$/.test(file) && !/pdf|worker/.test(file),
  )
  for (const file of ['app.html', 'index.html', ...screens]) {
    if (!listed.includes(file)) faults.push(`sw.js does not list ${file}.`)
  }
  if (!build.files.includes('manifest.webmanifest')) faults.push('manifest.webmanifest is missing.')
  return { title, faults }
}
