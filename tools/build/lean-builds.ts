import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Icons without options that no icon here uses; in the prerendered HTML too, which must be the same. */
export const leanIcons = { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: file('src/ui/lucide-icon.ts') }

/** Smaller builds of packages for the browser, in the place of the entries that a bundler would take. */
export const leanBuilds = [
  { find: '@firebase/webchannel-wrapper/bloom-blob', replacement: file('src/lib/firebase/numeric-id.ts') },
  // The package's own entry is the build for development, with its warnings.
  {
    find: /^react-router$/,
    replacement: file('node_modules/react-router/dist/production/index.mjs'),
  },
  // The entry without popups and third parties' scripts, which our Content-Security-Policy forbids and nobody here calls.
  { find: /^firebase\/auth$/, replacement: 'firebase/auth/web-extension' },
]

interface Edit {
  files: RegExp
  find: RegExp
  replacement: string
}

const router = /\/react-router\/dist\/production\//
const queries = /\/@tanstack\/query-core\/build\/modern\/query(?:Client)?\.js/
const miniSearch = /\/minisearch\/dist\/es\//
const identity = /\/@firebase\/auth\/dist\/web-extension-esm\//

/** Takes methods off classes whose members are indented by `indent`. */
const withoutMethods = (files: RegExp, indent: string, names: string): Edit[] =>
  names.split(/\s+/).map((name) => ({
    files,
    find: new RegExp(`^${indent}(?:(?:static|async|get) )*${name}\\([\\s\\S]*?^${indent}\\}\\n`, 'gm'),
    replacement: '',
  }))

/** Remove code that nothing here runs. A bundler keeps it, because a statement with a side effect or a branch names it. */
const edits: readonly Edit[] = [
  // The names that React's developer tools show, and `forwardRef`, keep `NavLink`, `Form` and `ScrollRestoration`.
  { files: router, find: /^\w+\.displayName = .*;$/gm, replacement: '' },
  { files: router, find: /= (?=React\d*\.forwardRef\()/g, replacement: '= /* @__PURE__ */ ' },
  // A link prefetches its page, and an error can redirect, only in modes of the router that need a server.
  { files: router, find: /React\d*\.createElement\(PrefetchPageLinks,.*?\)/g, replacement: 'null' },
  { files: router, find: /React\d*\.createElement\(RSCErrorHandler,.*?\)/g, replacement: 'null' },
  // An icon needs its shapes alone (`ui/lucide-icon.ts`).
  {
    files: /\/lucide-react\/dist\/esm\/icons\//,
    find: /,\s*key: "\w+"|^ {2}(?:name|aliases|size): .*|^__iconData\.node;/gm,
    replacement: '',
  },
  // Dates come ready into messages (src/lib/dates.ts).
  {
    files: /\/@lingui\/core\/dist\/index/,
    find: /,?\n {4}(?:date|time): \(value, format\) => .*|\n {2}date\(value, format\) \{\n.*\n {2}\}/g,
    replacement: '',
  },
  // A page keeps its language, so nobody listens to a change of it.
  {
    files: /\/@lingui\/core\/dist\/index/,
    find: / extends EventEmitter|^ +super\(\);|^ +this\.emit\(.*\);/gm,
    replacement: '',
  },
  // Messages are compiled and their tags checked (tools/texts): what Lingui says of others is never said.
  { files: /\/@lingui\/core\/dist\/index/, find: /console\.warn\(`Uncompiled[^`]*`\);/g, replacement: '' },
  {
    files: /\/@lingui\/core\/dist\/index/,
    find: /throw new Error\(\s*"Lingui: [^"]*"\s*\);/g,
    replacement: '',
  },
  { files: /\/@lingui\/react\/dist\/shared\//, find: /console\.error\(\s*[`"][^;]*\);/g, replacement: '' },
  // Nothing here uses mutations (`lib/hooks/use-action.ts`) or infinite queries, or keeps either.
  ...withoutMethods(
    queries,
    '\t',
    `defaultMutationOptions ensureInfiniteQueryData ensureQueryData fetchInfiniteQuery getMutationCache
      getMutationDefaults getQueriesData infiniteQuery isMutating prefetchInfiniteQuery
      resumePausedMutations setMutationDefaults setQueriesData setQueryDefaults`,
  ),
  { files: queries, find: /config\.mutationCache \|\| new MutationCache\(\)/g, replacement: 'null' },
  {
    files: queries,
    find: /await this\.resumePausedMutations\(\);|this\.#mutationCache\.clear\(\);/g,
    replacement: '',
  },
  {
    files: queries,
    find: /\(this\.#queryType === "infinite" \? .* : this\.options\.behavior\)/g,
    replacement: 'this.options.behavior',
  },
  // An index of the search is built, searched and left as it is.
  {
    files: miniSearch,
    find: /if \((?:query === MiniSearch\.wildcard|!this\._documentIds\.has\(docId\))\) \{[^}]*\}|^MiniSearch\.wildcard = .*|^ *this\._(?:dirtCount|currentVacuum|enqueuedVacuum\w*) = .*|^ *autoSuggestOptions: .*|^ {12}autoVacuum,$|^ *this\.saveStoredFields\(.*|^ *const autoVacuum = .*/gm,
    replacement: '',
  },
  {
    files: miniSearch,
    find: /throw new Error\([`'][^;]*;|^ {4}logger: [\s\S]*?^ {4}\},\n|^ *case (?:VALUES|KEYS): .*/gm,
    replacement: '',
  },
  { files: miniSearch, find: /,\s*\[AND_NOT\]: [\s\S]*?\n {4}\}/g, replacement: '' },
  ...withoutMethods(
    miniSearch,
    ' {4}',
    `addAll addAllAsync autoSuggest clear conditionalVacuum delete dirtCount dirtFactor discard
      discardAll documentCount executeWildcardQuery forEach from fromObject getDefault getStoredFields has
      instantiateMiniSearch isVacuuming keys loadJS loadJSAsync loadJSON loadJSONAsync maybeAutoVacuum
      performVacuuming remove removeAll removeFieldLength removeTerm replace size saveStoredFields
      termCount toJSON update vacuum vacuumConditionsMet values warnDocumentChanged`,
  ),
  // What the SDK counts for its makers, with a database on the device that it opens at each start. Its services do without.
  {
    files: /\/@firebase\/app\/dist\/esm\/index/,
    find: /^ {4}_registerComponent\(new Component\('heartbeat'.*$/gm,
    replacement: '',
  },
  // Students sign in with a password alone.
  {
    files: identity,
    find: /^(?:(?:Facebook|Github|Google|Twitter)AuthProvider|TotpMultiFactorGenerator)\.\w+ = .*;$/gm,
    replacement: '',
  },
]

/** Applies the edits. If one no longer finds its code after an update of a package, the build fails and names it. */
export function leanCode(): Plugin {
  const missing = new Set(edits)
  return {
    name: 'lean-code',
    enforce: 'pre',
    transform(code, id) {
      const found = edits.filter(({ files, find }) => files.test(id) && code.search(find) >= 0)
      for (const edit of found) missing.delete(edit)
      if (found.length > 0)
        return found.reduce((lean, edit) => lean.replace(edit.find, edit.replacement), code)
    },
    renderStart() {
      const [edit] = missing
      if (edit) this.error(`tools/build/lean-builds.ts: no file like ${edit.files} has ${edit.find}`)
    },
  }
}
