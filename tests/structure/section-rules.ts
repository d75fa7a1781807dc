/** What a section of the hub needs beside its line in src/config/sections.ts. */
import type { Frame } from '@/app/frames'
import type { Section } from '@/config/sections'

/** What must know of every section, or of the documents that it shows. */
export interface Surroundings {
  /** Every pattern of the route table, and what stands around its page. */
  frames: Readonly<Record<string, Frame>>
  /** By section. */
  hubSections: object
  /** These three by kind of documents. */
  searchItems: object
  resultPages: object
  searchSources: object
  /** The kinds that queries say they hold. */
  keptKinds: ReadonlySet<string>
}

const list = 'src/config/sections.ts'
const routeTable = 'src/app/routes.tsx'

/** What is missing for the addresses of a section. */
function unrouted(
  { path, underTabs, withoutTabs, prerendered, inSitemap }: Section,
  frames: Surroundings['frames'],
): string[] {
  const isNot = (pattern: string, frame: Frame) => {
    const is = frames[pattern]
    if (!is) return [`${pattern} has no route (${routeTable})`]
    return is === frame ? [] : [`${pattern} has the frame ${is} instead of ${frame} (${routeTable})`]
  }
  const own = [path, ...underTabs, ...withoutTabs]
  return [
    ...[path, ...underTabs].flatMap((pattern) => isNot(pattern, 'hub')),
    ...withoutTabs.flatMap((pattern) => isNot(pattern, 'site')),
    ...prerendered
      .filter((address) => !own.includes(address) || address.includes(':'))
      .map((address) => `${address} is prerendered, and is no address of the section (${list})`),
    ...(inSitemap && !prerendered.includes(path)
      ? [`${path} is in the sitemap, and not prerendered (${list})`]
      : []),
  ]
}

const searchFolder = 'src/features/search'

/** What the search lacks of these documents. */
function unsearched(kind: string, { searchItems, resultPages, searchSources }: Surroundings): string[] {
  const needs: [known: object, otherwise: string][] = [
    [searchItems, `no search item is made of ${kind} (${searchFolder}/model/search-item.ts)`],
    [resultPages, `no page opens a result of ${kind} (${searchFolder}/model/search-item.ts)`],
    [searchSources, `the search has no entries of ${kind} (tools/content/search-entries.ts)`],
  ]
  return needs.filter(([known]) => !Object.hasOwn(known, kind)).map(([, otherwise]) => otherwise)
}

/** What is missing for the documents of a section. */
function unread({ documents }: Section, around: Surroundings): string[] {
  return documents.flatMap(({ kind, kept, searched }) => [
    ...(kept && !around.keptKinds.has(kind) ? [`no query keeps ${kind} (src/content/*/queries.ts)`] : []),
    ...(searched ? unsearched(kind, around) : []),
  ])
}

/** What only one section, or one kind of documents, may have. */
function twice(sections: readonly Section[]): string[] {
  const documents = sections.flatMap((section) => section.documents)
  const single: [what: string, values: readonly (string | number)[]][] = [
    ['id', sections.map(({ id }) => id)],
    ['path', sections.map(({ path }) => path)],
    ['kind', documents.map(({ kind }) => kind)],
    ['place', documents.flatMap(({ searched }) => searched?.place ?? [])],
  ]
  return single.flatMap(([what, values]) =>
    values
      .filter((value, index) => values.indexOf(value) !== index)
      .map((value) => `the ${what} ${value} stands twice (${list})`),
  )
}

/** What is missing, a sentence each, for these to be the sections of the hub; none when all is there. */
export function missingFor(sections: readonly Section[], around: Surroundings): string[] {
  const underTabs = sections.flatMap((section) => [section.path, ...section.underTabs])
  return [
    ...sections.flatMap((section) =>
      [
        ...unrouted(section, around.frames),
        ...(Object.hasOwn(around.hubSections, section.id)
          ? []
          : ['no texts for its screen (src/features/content-hub/model/sections.ts)']),
        ...unread(section, around),
      ].map((fault) => `${section.id}: ${fault}`),
    ),
    ...twice(sections),
    ...Object.keys(around.frames)
      .filter((pattern) => around.frames[pattern] === 'hub' && !underTabs.includes(pattern))
      .map((pattern) => `${pattern} is under the tab bar and belongs to no section`),
  ]
}
