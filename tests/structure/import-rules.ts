/**
 * Which import is allowed, from the folder list alone: a folder that this file does not know is
 * itself a fault, so a new one is guarded from its first day.
 */
import { posix } from 'node:path'

/** What each folder of src/ may import besides itself. */
const mayImport: Record<string, readonly string[]> = {
  app: ['features', 'own', 'session', 'content', 'loading', 'ui', 'domain', 'lib', 'config', 'language'],
  features: ['own', 'session', 'content', 'loading', 'ui', 'domain', 'lib', 'config', 'language'],
  own: ['session', 'content', 'loading', 'ui', 'domain', 'lib', 'config', 'language'],
  session: ['loading', 'ui', 'domain', 'lib', 'config', 'language'],
  content: ['domain', 'lib', 'config', 'language'],
  loading: ['ui', 'lib', 'config', 'language'],
  ui: ['domain', 'lib', 'config', 'language'],
  domain: ['config', 'language'],
  lib: ['config', 'language'],
  config: ['language'],
  language: [],
}

/** Features with a door (`index.ts`) that other features may use. */
const featuresWithDoor = [
  'auth',
  'content-hub',
  'daily',
  'install',
  'learning',
  'live-tests',
  'offline',
  'payments',
  'preferences',
  'quizzes',
  'reports',
  'results',
  'saved',
  'search',
  'sitting',
  'study',
  'test-taker',
]

/** Files directly under src/: the entries, which may import the app. */
const isEntry = (file: string) => /^src\/[^/]+$/.test(file)

const isRepository = (file: string) => /[-/]repository(\.test)?\.tsx?$/.test(file)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

interface Place {
  folder: string
  feature: string | null
  /** Path inside the feature, without extension: `index`, `routes`, `pages/quiz-page`. */
  inside: string
}

function placeOf(file: string): Place {
  const [, folder = '', ...rest] = file.split('/')
  const feature = folder === 'features' ? (rest.shift() ?? null) : null
  return { folder, feature, inside: rest.join('/').replace(/\.tsx?$/, '') || 'index' }
}

/** A specifier as a path from the project's root, or null when it names a package. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  return null
}

function packageFault(file: string, specifier: string): string | null {
  const { folder } = placeOf(file)
  const isFirebase = /^(@?firebase)(\/|$)/.test(specifier)
  if (isFirebase && !file.startsWith('src/lib/firebase/') && !isRepository(file)) {
    return 'only src/lib/firebase and repositories may import firebase'
  }
  if (folder === 'domain' && (isFirebase || /^react(-|\/|$)/.test(specifier))) {
    return 'the domain knows neither React nor Firebase'
  }
  return null
}

function featureFault(file: string, from: Place, to: Place): string | null {
  if (to.folder !== 'features') return null
  if (from.folder === 'features') {
    if (from.feature === to.feature) return null
    const throughDoor = featuresWithDoor.includes(to.feature ?? '') && to.inside === 'index'
    const isHelper = isTest(file) && to.inside.startsWith('testing/')
    return throughDoor || isHelper
      ? null
      : `a feature may only use the doors of ${featuresWithDoor.join(' and ')}`
  }
  // `background`: what runs behind every page, apart from the door, which would bring more with it.
  const ways = ['index', 'routes', 'background']
  return ways.includes(to.inside)
    ? null
    : 'the app uses a feature through its routes, its door or its background'
}

/**
 * Why `file` (a path such as `src/features/quizzes/pages/quiz-page.tsx`) must not import `specifier`, or null when it
 * may.
 */
export function importFault(file: string, specifier: string): string | null {
  const target = resolve(file, specifier)
  if (target === null) return packageFault(file, specifier)
  if (!target.startsWith('src/')) {
    return isTest(file) && target.startsWith('tests/') ? null : 'src imports nothing outside of src'
  }
  if (isEntry(file)) return null
  const from = placeOf(file)
  const to = placeOf(target)
  const allowed = mayImport[from.folder]
  if (!allowed) return `src/${from.folder} is not in the list of folders`
  if (from.folder !== to.folder && !allowed.includes(to.folder))
    return `${from.folder} may not import ${to.folder}`
  if (
    to.folder === 'session' &&
    from.folder !== 'session' &&
    from.feature !== 'auth' &&
    to.inside !== 'index'
  )
    return 'only the account pages look inside the session'
  return featureFault(file, from, to)
}

/** A feature other than the two with a door must not grow one. */
export function doorFault(file: string): string | null {
  const { feature, inside } = placeOf(file)
  const isDoor = feature !== null && inside === 'index'
  return isDoor && !featuresWithDoor.includes(feature) ? `${feature} has no door` : null
}

/** The specifiers of every static and dynamic import and re-export of a source text. */
export function importsOf(source: string): string[] {
  const withoutComments = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const pattern = /(?<!['"])\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
  return [...withoutComments.matchAll(pattern)].map((match) => match[1] ?? '')
}
