/**
 * Which modules share a chunk in a production build (docs/decisions/028): the pages of a feature with what their dialogs
 * and buttons need, so that a student who opens a list can go on when the network is gone; each vendor; and what several
 * chunks share, by the vendors that it needs, so that a page of text loads no database.
 */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

function packageOf(id: string): string | null {
  const path = id.split('/node_modules/').at(-1)
  if (path === undefined || path === id) return null
  const [scope = '', name = ''] = path.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

/** Packages of one chunk. A group takes along what its modules import, so what others build on stands first. */
const vendors = {
  react: /^(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)$/,
  firebase: /^(@firebase\/(app|component|logger|util|firestore)|idb)$/,
  query: /^@tanstack\//,
  zod: /^zod$/,
  forms: /^(react-hook-form|@hookform\/.+)$/,
  identity: /^@firebase\/auth$/,
  schedule: /^ts-fsrs$/,
}

const vendorOf = (id: string) =>
  Object.entries(vendors).find(([, packages]) => packages.test(packageOf(id) ?? ''))?.[0]

/** What a module needs: nothing but React, documents too, the schedule of revision, forms, who is signed in, or the last two. */
type Need = 'plain' | 'data' | 'schedule' | 'forms' | 'identity' | 'both'
const needOfVendor: Record<string, Need> = {
  firebase: 'data',
  query: 'data',
  zod: 'data',
  forms: 'forms',
  identity: 'identity',
  schedule: 'schedule',
}

function joined(needs: readonly Need[]): Need {
  const has = (need: Need) => needs.includes(need) || needs.includes('both')
  if (has('forms')) return has('identity') ? 'both' : 'forms'
  if (has('identity')) return 'identity'
  if (has('schedule')) return 'schedule'
  return needs.includes('data') ? 'data' : 'plain'
}

const known = new Map<string, Need>()

/** The user record, which only identity and the pages of accounts read: with lists, every page would load those for it. */
const isOfUserRecord = (id: string) =>
  /\/src\/session\/(look-up-student|kept-registration|user-(repository|schema))\./.test(id)

function needOf(id: string, graph: ModuleGraph): Need {
  if (isOfUserRecord(id)) return 'identity'
  const before = known.get(id)
  if (before) return before
  // Two modules that import each other need what the rest of them needs.
  known.set(id, 'plain')
  const vendor = vendorOf(id)
  const imports = vendor ? [] : (graph.getModuleInfo(id)?.importedIds ?? [])
  const need = joined([
    (vendor && needOfVendor[vendor]) || 'plain',
    ...imports.map((imported) => needOf(imported, graph)),
  ])
  known.set(id, need)
  return need
}

const namesIn = (folder: string) => readdirSync(join(import.meta.dirname, `../../src/${folder}`))
const features = [...namesIn('features'), ...namesIn('own')]

/**
 * The feature or the kind of own data that a module belongs to, as a folder of the domain does that has its name; all but
 * `domain/sitting`, which many pages need that show no sitting. Rows that open in place hold preferences.
 */
function featureOf(id: string): string | null {
  if (id.includes('/ui/disclosure-row.')) return 'preferences'
  const [, folder = ''] = /\/src\/(?:features|own|domain(?!.sitting))\/([^/]+)\//.exec(id) ?? []
  return features.includes(folder) ? folder : null
}

const hubRoom = 'hub-frame-pages'

/** Exceptions from "the pages of a feature load together"; null stands for a chunk of its own. The first match counts. */
const exceptions: ReadonlyArray<[modules: RegExp, chunk: string | null]> = [
  [/\/site-pages\/(pages\/pricing-page|components\/price-lists)\./, 'pricing-pages'],
  [/\/content-hub\/components\//, hubRoom],
  [/\/features\/offline\//, 'offline-pages'],
  // The list loads the player behind itself.
  [/\/quizzes\/pages\/quiz-list-page\./, 'quiz-list-pages'],
  [/\/features\/(saved|share)\//, 'kept-pages'],
  // Saved items ask for names behind themselves.
  [/\/(layout\/search-with-data|features\/search\/index)\./, 'search-pages'],
  // What only live tests need comes with their pages.
  [
    /\/(content\/live-tests\/papers|own\/attempts\/(live-test|account\/sheet-repository))\./,
    'live-tests-pages',
  ],
  // A student goes between home and these at any time.
  [/\/features\/places\//, 'home-pages'],
  // These need much more code than the other pages of their feature, or much less.
  [/\/(account|landing|about|contact|history)-page\./, null],
]

/** The chunk that an `import()` loads. */
function roomOf(entry: string): string {
  const exception = exceptions.find(([modules]) => modules.test(entry))
  if (exception) return exception[1] ?? entry
  const [, feature] = /\/src\/features\/([^/]+)\/(?:.+\/)?pages\//.exec(entry) ?? []
  return feature ? `${feature}-pages` : entry
}

const examRoom = 'test-taker-pages'
const roomsKnown = new Map<string, ReadonlySet<string>>()

/** The chunks that need a module. */
function roomsOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const before = roomsKnown.get(id)
  if (before) return before
  const rooms = new Set<string>()
  const above = new Set([id])
  for (const one of above) {
    const info = graph.getModuleInfo(one)
    if (info && info.dynamicImporters.length > 0) rooms.add(roomOf(one))
    for (const importer of info?.importers ?? []) above.add(importer)
  }
  // Live tests load the test taker's pages whole: what both need is not shared, it stays there.
  if (rooms.has(examRoom)) rooms.delete('live-tests-pages')
  roomsKnown.set(id, rooms)
  return rooms
}

/** What more chunks than `few` need is shared by many; what more than `most` need, by nearly all. */
const few = 8
const most = 16

const isOfMany = (id: string, graph: ModuleGraph, limit = few) => roomsOf(id, graph).size > limit

/** The row that scrolls stands in the frame of the content hub, and in pages inside it. */
const isOfHub = (id: string) => id.includes('/src/ui/list/scroll-row.')

/** The pages' chunk of a module that no other chunk needs. */
function pagesOf(id: string, graph: ModuleGraph): string | null {
  if (isOfHub(id)) return hubRoom
  const [room, ...others] = roomsOf(id, graph)
  return room?.endsWith('-pages') && others.length === 0 ? room : null
}

/**
 * Own data that nearly all pages read is in no room, nor are preferences on the device: a feature that reads it would take it
 * along, and be loaded for it.
 */
const hasRoom = (id: string, graph: ModuleGraph) =>
  featureOf(id) !== null &&
  !(id.includes('/src/own/') && isOfMany(id, graph, most)) &&
  !/\/own\/preferences\/(device|preferences)\./.test(id)

/** Charts, suggestions and other rows, related items, calendars, cut-offs and PDF files, which few pages show; other pages do not load their code. */
const isOfFew = (id: string) =>
  /\/src\/(ui\/(chart\/|suggestion\/|row\.|item\/item-page)|lib\/pdf\/|domain\/(cutoffs\/|calendar\.))|\/pdfjs-dist\/(standard_fonts|wasm)\//.test(
    id,
  )

/** How questions are shown and answered, which most lists and a student's own pages do not need. */
const isOfQuestions = (id: string) =>
  /\/src\/ui\/question\/(?!brief-|load-paper|rich-renderer|letter-keys)/.test(id)

/** What the landing page shares with other pages; it loads nothing else of theirs. */
const isOfLanding = (id: string) =>
  /\/src\/(ui\/(question\/brief-|figure-list\.)|loading\/on-approach\.)/.test(id)

/** The layout of all pages with data: it comes with the code for data that they share. */
const isDataLayout = (id: string) => id.includes('/layout/data-layout.')

/** The pages on which a student sits a quiz or a test, with their layout: their first question waits for their code. */
const sittings = /^(quizzes|test-taker|practice)-pages$/

/** Whether a sitting needs it. The rest is of lists, articles and shops. */
const isOfSittings = (id: string, graph: ModuleGraph) =>
  [...roomsOf(id, graph)].some((room) => sittings.test(room) || isDataLayout(room))

/** What no part of the product has for itself. */
const isOfAll = (id: string, graph: ModuleGraph) =>
  !hasRoom(id, graph) && !isOfFew(id) && !isOfLanding(id) && !isOfQuestions(id) && !isOfHub(id)

/** What routes share, by the chunk that `nameOf` gives to a module and what it needs. */
const shared = (
  nameOf: (id: string, need: Need, graph: ModuleGraph) => string | null,
  isMeant: (id: string, graph: ModuleGraph) => boolean = () => true,
) => ({
  name: (id: string, graph: ModuleGraph) =>
    roomsOf(id, graph).size > 1 && isMeant(id, graph) ? nameOf(id, needOf(id, graph), graph) : null,
  debugName: 'shared',
  minShareCount: 2,
})

const ofFeature = (id: string, need: Need) =>
  need === 'plain' || need === 'data' || need === 'forms' || need === 'identity' ? featureOf(id) : null

const vendor = (name: keyof typeof vendors) => ({ name, test: (id: string) => vendorOf(id) === name })

/** For `build.rolldownOptions.output.codeSplitting`; a module belongs to the first group that takes it. */
export const chunkGroups = [
  vendor('react'),
  // Every page has messages and names languages, and the landing page nothing else of what others share.
  { name: 'language', test: /\/src\/(language\/|domain\/text-language\.)|\/node_modules\/@lingui\// },
  ...(['firebase', 'query', 'zod', 'forms'] as const).map(vendor),
  { name: 'main', tags: ['$initial' as const] },
  shared((id, need, graph) => (need === 'plain' && isOfAll(id, graph) ? 'shared' : null), isOfSittings),
  shared((id, need) => (need === 'plain' && isOfQuestions(id) ? 'questions' : null)),
  shared((id) => (isOfFew(id) ? 'chart' : isOfLanding(id) ? 'landing-parts' : null)),
  {
    name: (id: string, graph: ModuleGraph) =>
      isDataLayout(id) ||
      (needOf(id, graph) === 'data' &&
        !hasRoom(id, graph) &&
        isOfSittings(id, graph) &&
        roomsOf(id, graph).size > 1)
        ? 'data'
        : null,
    debugName: 'data',
  },
  // After what sittings need too, so that neither takes that along.
  shared((id, need, graph) => (need === 'plain' && isOfAll(id, graph) ? 'lists' : null)),
  shared((id, need, graph) => (need === 'data' && !hasRoom(id, graph) ? 'list-data' : null)),
  // Every page of a student loads who is signed in, and no form with it.
  shared((id, need) => (need === 'identity' && featureOf(id) === null ? 'identity' : null)),
  // What routes share of a feature is its own. What a few share would take along what many do, so that comes first.
  shared(ofFeature, isOfMany),
  shared(ofFeature),
  // Last, so that it takes nothing along that others need too.
  shared((_, need) => (need === 'schedule' ? 'schedule' : null)),
  // Live tests build on the test taker, and sections on the frame of the content hub.
  ...[examRoom, hubRoom].map((room) => ({
    name: (id: string, graph: ModuleGraph) => (pagesOf(id, graph) === room ? room : null),
    debugName: room,
  })),
  { name: pagesOf, debugName: 'pages' },
].map((group, index, all) => ({ ...group, priority: all.length - index }))
