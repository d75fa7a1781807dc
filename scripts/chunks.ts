/**
 * Which modules travel together in a production build (docs/decisions/028): a chunk for each `import()` of the route
 * table, with what its dialogs and buttons need; one for each vendor; and what several routes share by the vendors that
 * it needs, so that a page of text loads no database. It speaks of packages and folders, and of no file of ours.
 */

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
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
}

const vendorOf = (id: string) =>
  Object.entries(vendors).find(([, packages]) => packages.test(packageOf(id) ?? ''))?.[0]

/** What a shared module needs at most: nothing but React, then documents, then forms, then who is signed in. */
const needs = ['plain', 'data', 'forms', 'identity'] as const
type Need = (typeof needs)[number]
const needOfVendor: Record<string, Need> = {
  firebase: 'data',
  query: 'data',
  zod: 'data',
  forms: 'forms',
  identity: 'identity',
}

const known = new Map<string, number>()

function needOf(id: string, graph: ModuleGraph): number {
  const before = known.get(id)
  if (before !== undefined) return before
  // Two modules that import each other need what the rest of them needs.
  known.set(id, 0)
  const vendor = vendorOf(id)
  const imports = graph.getModuleInfo(id)?.importedIds ?? []
  const need = vendor
    ? needs.indexOf(needOfVendor[vendor] ?? 'plain')
    : Math.max(0, ...imports.map((imported) => needOf(imported, graph)))
  known.set(id, need)
  return need
}

/** The feature that a module belongs to. */
const featureOf = (id: string) => /\/src\/features\/([^/]+)\//.exec(id)?.[1] ?? null

/** A chunk of a feature's pages is called by the feature. */
export function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) {
  const feature = name === 'pages' ? featureOf(facadeModuleId ?? '') : null
  return `assets/${feature ? `${feature}-pages` : name}-[hash].js`
}

/** What routes share and needs this at most. @param nameOf its chunk */
const shared = (need: Need, minShareCount: number, nameOf: (id: string) => string) => ({
  name: (id: string, graph: ModuleGraph) => (needOf(id, graph) === needs.indexOf(need) ? nameOf(id) : null),
  debugName: `shared, ${need}`,
  minShareCount,
})

const vendor = (name: keyof typeof vendors) => ({ name, test: (id: string) => vendorOf(id) === name })

/** For `build.rolldownOptions.output.codeSplitting`; a module belongs to the first group that takes it. */
export const chunkGroups = [
  // With the bundler's own few lines.
  { name: 'react', test: (id: string) => vendorOf(id) === 'react' || /rolldown.*runtime/.test(id) },
  ...(['firebase', 'query', 'zod'] as const).map(vendor),
  { name: 'main', tags: ['$initial' as const] },
  shared('plain', 2, () => 'shared'),
  shared('data', 2, (id) => featureOf(id) ?? 'data'),
  shared('forms', 2, () => 'forms'),
  shared('identity', 2, () => 'identity'),
].map((group, index, all) => ({ ...group, priority: all.length - index }))
