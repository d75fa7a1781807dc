import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frames } from '@/app/frames'
import { type Section, sections } from '@/config/sections'
import { renderPage, sectionPaths, sitePaths } from '@/entry-server'
import { hubSections } from '@/features/content-hub/model/sections'
import { resultPages, searchItemOf } from '@/features/search/model/search-item'
import { searchSources } from '../../tools/content/search-entries'
import { missingFor, type Surroundings } from './section-rules'

/** The words of `kept('…')` in the queries of the shelf. */
function keptKinds(): Set<string> {
  const queries = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('queries.ts'))
    .map((name) => readFileSync(`src/content/${name}`, 'utf8'))
  return new Set(
    queries.flatMap((source) => [...source.matchAll(/\bkept\('([\w-]+)'\)/g)].map(([, word = '']) => word)),
  )
}

const around: Surroundings = {
  frames,
  hubSections,
  searchItems: searchItemOf,
  resultPages,
  searchSources: searchSources(new Set()),
  keptKinds: keptKinds(),
}

/** The text of a page's main heading. */
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]

describe('the sections of the hub', () => {
  test('have everything that a section needs', () => {
    expect(missingFor(sections, around)).toEqual([])
  })
})

describe('what is served as HTML', () => {
  test.each([...sitePaths, ...sectionPaths])('%s has its heading', async (path) => {
    const section = sections.find((one) => one.path === path)
    expect(headingOf(await renderPage(path))).toMatch(
      section ? new RegExp(`^${section.title}$`) : /^(?!Page not found)./,
    )
  })

  test('an address without a route has the heading of no page', async () => {
    expect(headingOf(await renderPage('/content/odes'))).toBe('Page not found')
  })
})

/** A section that stands in the list and nowhere else. */
const odes: Section = {
  id: 'odes',
  title: 'Odes',
  tab: 'Odes',
  path: '/content/odes',
  underTabs: ['/ode/:odeId'],
  withoutTabs: ['/ode/:odeId/print'],
  prerendered: ['/content/odes'],
  inSitemap: true,
  documents: [{ kind: 'odes', kept: true, searched: { label: 'Odes', place: 11 } }],
}

test('of one more section everything else that it needs is named', () => {
  expect(missingFor([...sections, odes], around)).toEqual([
    'odes: /content/odes has no route (src/app/routes.tsx)',
    'odes: /ode/:odeId has no route (src/app/routes.tsx)',
    'odes: /ode/:odeId/print has no route (src/app/routes.tsx)',
    'odes: no texts for its screen (src/features/content-hub/model/sections.ts)',
    'odes: no query keeps odes (src/content/*/queries.ts)',
    'odes: no search item is made of odes (src/features/search/model/search-item.ts)',
    'odes: no page opens a result of odes (src/features/search/model/search-item.ts)',
    'odes: the search has no entries of odes (tools/content/search-entries.ts)',
  ])
})

describe('the check', () => {
  const routed = { '/content/odes': 'hub', '/ode/:odeId': 'hub', '/ode/:odeId/print': 'site' } as const
  const all: Surroundings = {
    frames: routed,
    hubSections: { odes: null },
    searchItems: { odes: null },
    resultPages: { odes: null },
    searchSources: { odes: null },
    keptKinds: new Set(['odes']),
  }
  const quiet = [{ kind: 'drafts', kept: false, searched: null }]

  test.each<[string, Partial<Section>]>([
    ['a section that has it all', {}],
    ['a section that search engines need not know', { prerendered: [], inSitemap: false }],
    ['documents that are neither kept nor searched', { documents: quiet }],
  ])('has nothing to say of %s', (_what, fields) => {
    expect(missingFor([{ ...odes, ...fields }], all)).toEqual([])
  })

  test.each<[string, Partial<Section>, Partial<Surroundings>, string]>([
    [
      'a path without its tab bar',
      {},
      { frames: { ...routed, '/content/odes': 'site' } },
      'odes: /content/odes has the frame site instead of hub (src/app/routes.tsx)',
    ],
    [
      'a page with a tab bar that should have none',
      {},
      { frames: { ...routed, '/ode/:odeId/print': 'hub' } },
      'odes: /ode/:odeId/print has the frame hub instead of site (src/app/routes.tsx)',
    ],
    [
      'a page with a tab bar that no section knows',
      {},
      { frames: { ...routed, '/sketch': 'hub' } },
      '/sketch is under the tab bar and belongs to no section',
    ],
    [
      'HTML for an address with a parameter',
      { prerendered: ['/ode/:odeId'] },
      {},
      'odes: /ode/:odeId is prerendered, and is no address of the section (src/config/sections.ts)',
    ],
    [
      'a page in the sitemap that is no HTML',
      { prerendered: [] },
      {},
      'odes: /content/odes is in the sitemap, and not prerendered (src/config/sections.ts)',
    ],
    [
      "HTML for somebody else's address",
      { prerendered: ['/about'] },
      {},
      'odes: /about is prerendered, and is no address of the section (src/config/sections.ts)',
    ],
  ])('names %s', (_what, fields, less, fault) => {
    expect(missingFor([{ ...odes, ...fields }], { ...all, ...less })).toContain(fault)
  })

  test('names what stands twice', () => {
    expect(missingFor([odes, odes], all)).toEqual([
      'the id odes stands twice (src/config/sections.ts)',
      'the path /content/odes stands twice (src/config/sections.ts)',
      'the kind odes stands twice (src/config/sections.ts)',
      'the place 11 stands twice (src/config/sections.ts)',
    ])
  })
})
