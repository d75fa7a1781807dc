/**
 * The headers of firebase.json's hosting, for whoever serves a build: the preview and the journeys run under the very
 * headers, the Content-Security-Policy among them, that students get.
 */
import { readFileSync } from 'node:fs'

const file = new URL('../../firebase.json', import.meta.url)
const cspName = 'Content-Security-Policy'

/** The sources that firebase.json uses: an exact path, `/folder/**` and `**`. @throws on any other glob. */
function matches(source, path) {
  if (source === '**') return true
  const folder = source.replace(/\*\*$/, '')
  if (folder.includes('*')) throw new Error(`firebase.json: this build cannot serve the source ${source}`)
  return source.endsWith('**') ? path.startsWith(folder) : path === source
}

/**
 * The headers that the hosting sends with `path`; as there, a later rule wins.
 * @param {string} path path of the address that the browser asked for
 * @returns {Record<string, string>}
 */
export function hostingHeaders(path) {
  const { hosting } = JSON.parse(readFileSync(file, 'utf8'))
  const found = {}
  for (const { source, headers } of hosting.headers) {
    if (matches(source, path)) for (const { key, value } of headers) found[key] = value
  }
  return found
}

/** @returns {Map<string, string[]>} directive to its sources. */
export function readPolicy(policy) {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** The production policy, directive by directive. */
export function productionPolicy() {
  const policy = hostingHeaders('/')[cspName]
  if (!policy) throw new Error(`firebase.json sends no ${cspName}`)
  return readPolicy(policy)
}

/**
 * Headers with `origins` allowed besides what production allows: those of the local backend and endpoint, which stand
 * in for the hosted services.
 * @param {string} path
 * @param {readonly string[]} origins
 */
export function previewHeaders(path, origins) {
  const headers = hostingHeaders(path)
  if (!headers[cspName] || origins.length === 0) return headers
  const policy = readPolicy(headers[cspName])
  for (const name of ['script-src', 'connect-src', 'img-src', 'media-src', 'frame-src'])
    policy.set(name, [...(policy.get(name) ?? []), ...origins])
  // A browser would turn the local services' http addresses into https ones.
  policy.delete('upgrade-insecure-requests')
  const text = [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
  const { 'Strict-Transport-Security': _, ...rest } = headers
  return { ...rest, [cspName]: text }
}
