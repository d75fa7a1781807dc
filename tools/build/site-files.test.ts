// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { feed, robots, sitemap } from './site-files.mjs'

const site = 'https://pariksha.example'

/** The document of an XML file. @throws for one that is not well formed */
function parsed(text: string) {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  const fault = document.querySelector('parsererror')?.textContent
  if (fault) throw new Error(fault)
  return document
}
const textsOf = (parent: ParentNode, selector: string) =>
  Array.from(parent.querySelectorAll(selector), ({ textContent }) => textContent)

describe('robots', () => {
  it('names the list of pages where the site has an address', () => {
    expect(robots(site)).toContain(`Sitemap: ${site}/sitemap.xml`)
    expect(robots(undefined)).not.toContain('Sitemap')
  })
})

describe('sitemap', () => {
  it('is one file with each address, and the day in India on which it changed', () => {
    const files = sitemap(site, [
      { path: '/' },
      { path: '/job/clerk', modified: new Date('2026-11-26T20:00:00Z') },
      { path: '/job/guard', modified: new Date('never') },
      { path: '/job/guide', modified: null },
    ])
    expect(files.map(({ name }) => name)).toEqual(['sitemap.xml'])
    const document = parsed(files[0]?.text ?? '')
    expect(textsOf(document, 'loc')).toEqual([
      `${site}/`,
      `${site}/job/clerk`,
      `${site}/job/guard`,
      `${site}/job/guide`,
    ])
    expect(textsOf(document, 'lastmod')).toEqual(['2026-11-27'])
  })

  it('encodes Telugu once, whether it was encoded or not', () => {
    const paths = [
      '/current-affairs/నదులు-a%2Fb',
      `/current-affairs/${encodeURIComponent('నదులు')}-a%2Fb`,
      '/a?b=1&c=<',
    ]
    const document = parsed(
      sitemap(
        site,
        paths.map((path) => ({ path })),
      )[0]?.text ?? '',
    )
    const telugu = `${site}/current-affairs/${encodeURIComponent('నదులు')}-a%2Fb`
    expect(textsOf(document, 'loc')).toEqual([telugu, telugu, `${site}/a?b=1&c=%3C`])
  })

  it('divides more than 45,000 addresses into files, which the first one lists', () => {
    const [index, ...parts] = sitemap(
      site,
      Array.from({ length: 90_001 }, (_, number) => ({ path: `/job/${number}` })),
    )
    expect(index?.name).toBe('sitemap.xml')
    expect(textsOf(parsed(index?.text ?? ''), 'sitemapindex > sitemap > loc')).toEqual(
      parts.map(({ name }) => `${site}/${name}`),
    )
    const counts = parts.map(({ text }) => text.match(/<loc>/g)?.length)
    expect(counts).toEqual([45_000, 45_000, 1])
    expect(parts[2]?.text).toContain(`<loc>${site}/job/90000</loc>`)
  })
})

describe('feed', () => {
  const item = (id: string, changes: object = {}) => ({
    title: id,
    path: `/job/${id}`,
    description: 'A job.',
    date: new Date('2026-11-20T06:00:00Z'),
    guid: id,
    ...changes,
  })
  const channel = { path: '/jobs.xml', page: '/content/jobs', title: 'Jobs', description: 'Open jobs.' }
  const read = (items: ReturnType<typeof item>[]) => parsed(feed(site, { ...channel, items }))

  it('names itself, its page, and each item with its address, date and lasting name', () => {
    const document = read([item('clerk')])
    expect(textsOf(document, 'channel > *').slice(0, 3)).toEqual([
      'Jobs',
      `${site}/content/jobs`,
      'Open jobs.',
    ])
    const self = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]
    expect(self?.getAttribute('href')).toBe(`${site}/jobs.xml`)
    expect(self?.getAttribute('rel')).toBe('self')
    expect(textsOf(document, 'item > *')).toEqual([
      'clerk',
      `${site}/job/clerk`,
      'A job.',
      'Fri, 20 Nov 2026 06:00:00 GMT',
      'clerk',
    ])
    expect(document.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false')
    expect(textsOf(document, 'lastBuildDate')).toEqual(['Fri, 20 Nov 2026 06:00:00 GMT'])
  })

  it('keeps every text as it is, but for characters that XML does not allow', () => {
    const document = read([
      item('a', { title: 'R&D <b>నదులు</b> ]]>', description: 'Half \uD83D, bell \u0007, whole \u{1F600}' }),
    ])
    expect(textsOf(document, 'item > title')).toEqual(['R&D <b>నదులు</b> ]]>'])
    expect(textsOf(document, 'item > description')).toEqual(['Half , bell , whole \u{1F600}'])
  })

  it('has the newest 50, newest first, and those without a date last', () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number))
    const items = Array.from({ length: 60 }, (_, number) => item(`job-${number}`, { date: day(number) }))
    const titles = textsOf(read([item('undated', { date: null }), ...items]), 'item > title')
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([50, 'job-59', 'job-10'])
    const few = read([item('undated', { date: null }), item('wrong', { date: new Date('x') }), item('dated')])
    expect(textsOf(few, 'item > title')).toEqual(['dated', 'undated', 'wrong'])
    expect(textsOf(few, 'pubDate')).toHaveLength(1)
  })

  it('is whole without any item', () => {
    expect(textsOf(read([]), 'lastBuildDate, item')).toEqual([])
  })
})
