import { HttpError, sendJson } from '../http'
import { compareNames } from './object-store'
import type { StorageCall } from './storage-call'

/** One line of a listing: an object, or a folder that stands for all that is in it. */
type Entry = { kind: 'item'; name: string } | { kind: 'prefix'; name: string }

function entriesOf(names: readonly string[], prefix: string, delimiter: string): Entry[] {
  const seen = new Set<string>()
  return names.flatMap((name): Entry[] => {
    if (!name.startsWith(prefix)) return []
    const cut = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length)
    if (cut < 0) return [{ kind: 'item', name }]
    const folder = name.slice(0, cut + delimiter.length)
    if (seen.has(folder)) return []
    seen.add(folder)
    return [{ kind: 'prefix', name: folder }]
  })
}

/**
 * The folder that rules judge a listing by. A prefix that ends inside a name lists what its parent holds: judged by
 * itself, `public` would show the names in `publications/` by the rule of `public/`.
 */
function folderOf(prefix: string): string {
  return prefix.slice(0, Math.max(prefix.lastIndexOf('/'), 0))
}

/** Names that folders cannot show: they end in a slash, or hold an empty segment. The service leaves them out. */
function isShown(name: string): boolean {
  return !name.endsWith('/') && !name.includes('//')
}

/** GET of a bucket: prefix, delimiter, pageToken, maxResults 1 to 1000 (spec section 9). */
export function list({ call, bucket, store, access }: StorageCall): void {
  const query = call.url.searchParams
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const maxResults = Number(query.get('maxResults') ?? 1000)
  if (!Number.isInteger(maxResults) || maxResults < 1 || maxResults > 1000) {
    throw new HttpError(400, 'maxResults must be a whole number from 1 to 1000.')
  }
  access.demand('list', { bucket, name: folderOf(prefix) })
  const names = store
    .all(bucket)
    .map((object) => object.name)
    .filter(isShown)
  const entries = entriesOf(names, prefix, delimiter)
  // A page token is the last name of the page before, so that changes in between neither repeat nor skip.
  const after = Buffer.from(query.get('pageToken') ?? '', 'base64url').toString('utf8')
  const rest = entries.filter((entry) => after === '' || compareNames(entry.name, after) > 0)
  const page = rest.slice(0, maxResults)
  const last = page.at(-1)
  sendJson(call.response, 200, {
    prefixes: page.flatMap((entry) => (entry.kind === 'prefix' ? [entry.name] : [])),
    items: page.flatMap((entry) => (entry.kind === 'item' ? [{ name: entry.name, bucket }] : [])),
    ...(rest.length > page.length && last && { nextPageToken: Buffer.from(last.name).toString('base64url') }),
  })
}
