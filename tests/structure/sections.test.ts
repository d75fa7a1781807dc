import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frames } from '@/app/frames'
import { type Section, sections } from '@/config/sections'
import { prerenderedPaths, renderPage } from '@/entry-server'
import { hubSections } from '@/features/content-hub/model/sections'
import { resultPages, searchItemOf } from '@/features/search/model/search-item'
import { searchRepository } from '@/features/search/search-repository'
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
  searchReads: searchRepository,
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
  test.each(prerenderedPaths)('%s has its heading', async (path) => {
    const section = sections.find((one) => one.path === path)
    expect(headingOf(await renderPage(path))).toMatch(
      section ? new RegExp(`^${section.title}$`) : /^(?!Page not found)./,
    )
  })

  test('an address without a route has the heading of no page', async () => {
    expect(headingOf(await renderPage('/content/notes'))).toBe('Page not found')
  })
})

/** A section that stands in the list and nowhere else. */
const notes: Section = {
  id: 'notes',
  title: 'Notes',
  tab: 'Notes',
  path: '/content/notes',
  underTabs: ['/note/:noteId'],
  withoutTabs: ['/note/:noteId/print'],
  prerendered: ['/content/notes'],
  inSitemap: true,
  documents: [{ kind: 'notes', kept: true, searched: { label: 'Notes', place: 11 } }],
}

test('of one more section everything else that it needs is named', () => {
  expect(missingFor([...sections, notes], around)).toEqual([
    'notes: /content/notes has no route (src/app/routes.tsx)',
    'notes: /note/:noteId has no route (src/app/routes.tsx)',
    'notes: /note/:noteId/print has no route (src/app/routes.tsx)',
    'notes: no texts for its screen (src/features/content-hub/model/sections.ts)',
    'notes: no query keeps notes (src/content/*/queries.ts)',
    'notes: no search item is made of notes (src/features/search/model/search-item.ts)',
    'notes: no page opens a result of notes (src/features/search/model/search-item.ts)',
    'notes: the search does not read notes (src/features/search/search-repository.ts)',
  ])
})

describe('the check', () => {
  const routed = { '/content/notes': 'hub', '/note/:noteId': 'hub', '/note/:noteId/print': 'site' } as const
  const all: Surroundings = {
    frames: routed,
    hubSections: { notes: null },
    searchItems: { notes: null },
    resultPages: { notes: null },
    searchReads: { notes: null },
    keptKinds: new Set(['notes']),
  }
  const quiet = [{ kind: 'drafts', kept: false, searched: null }]

  test.each<[string, Partial<Section>]>([
    ['a section that has it all', {}],
    ['a section that search engines need not know', { prerendered: [], inSitemap: false }],
    ['documents that are neither kept nor searched', { documents: quiet }],
  ])('has nothing to say of %s', (_what, fields) => {
    expect(missingFor([{ ...notes, ...fields }], all)).toEqual([])
  })

  test.each<[string, Partial<Section>, Partial<Surroundings>, string]>([
    [
      'a path without its tab bar',
      {},
      { frames: { ...routed, '/content/notes': 'site' } },
      'notes: /content/notes has the frame site instead of hub (src/app/routes.tsx)',
    ],
    [
      'a page with a tab bar that should have none',
      {},
      { frames: { ...routed, '/note/:noteId/print': 'hub' } },
      'notes: /note/:noteId/print has the frame hub instead of site (src/app/routes.tsx)',
    ],
    [
      'a page with a tab bar that no section knows',
      {},
      { frames: { ...routed, '/sketch': 'hub' } },
      '/sketch is under the tab bar and belongs to no section',
    ],
    [
      'HTML for an address with a parameter',
      { prerendered: ['/note/:noteId'] },
      {},
      'notes: /note/:noteId is prerendered, and is no address of the section (src/config/sections.ts)',
    ],
    [
      'a page in the sitemap that is no HTML',
      { prerendered: [] },
      {},
      'notes: /content/notes is in the sitemap, and not prerendered (src/config/sections.ts)',
    ],
    [
      "HTML for somebody else's address",
      { prerendered: ['/about'] },
      {},
      'notes: /about is prerendered, and is no address of the section (src/config/sections.ts)',
    ],
  ])('names %s', (_what, fields, less, fault) => {
    expect(missingFor([{ ...notes, ...fields }], { ...all, ...less })).toContain(fault)
  })

  test('names what stands twice', () => {
    expect(missingFor([notes, notes], all)).toEqual([
      'the id notes stands twice (src/config/sections.ts)',
      'the path /content/notes stands twice (src/config/sections.ts)',
      'the kind notes stands twice (src/config/sections.ts)',
      'the place 11 stands twice (src/config/sections.ts)',
    ])
  })
})
