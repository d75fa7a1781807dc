/** Which call an address asks for. */
import type { DatabaseName } from '../names/resource-name'
import { invalidArgument } from '../status'

export type Route =
  | { readonly kind: 'health' }
  | { readonly kind: 'usage'; readonly who: string }
  /** `path` is '' for the root; `rpc` is null for the plain REST calls. */
  | {
      readonly kind: 'documents'
      readonly name: DatabaseName
      readonly path: string
      readonly rpc: string | null
    }

const DOCUMENTS = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*?))?$/
const USAGE = /^\/emulator\/v1\/usage\/([^/]+)$/
/** Ids may hold colons, so only the names of known calls end an address. */
const RPC =
  /:(batchGet|runQuery|runAggregationQuery|commit|batchWrite|beginTransaction|rollback|listCollectionIds|partitionQuery|executePipeline|listen|write)$/

/** Also used for ids, which come one by one: an encoded slash stays part of its segment and is refused there. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw invalidArgument(`The address holds a malformed escape in "${segment}".`)
  }
}

function decodePath(path: string): string {
  const segments = path.split('/').map(decode)
  const slashed = segments.find((segment) => segment.includes('/'))
  if (slashed !== undefined) throw invalidArgument(`Resource id "${slashed}" must not contain "/".`)
  return segments.join('/')
}

/**
 * @param path The address as sent, without its query.
 * @returns null for an address that this service does not know.
 */
export function parseRoute(method: string, path: string): Route | null {
  if (path === '/' && method === 'GET') return { kind: 'health' }
  const usage = USAGE.exec(path)
  if (usage && method === 'GET') return { kind: 'usage', who: decode(usage[1] ?? '') }
  const rpc = method === 'POST' ? (RPC.exec(path)?.[1] ?? null) : null
  const target = rpc === null ? path : path.slice(0, -rpc.length - 1)
  const match = DOCUMENTS.exec(target)
  if (!match) return null
  const name = { project: decode(match[1] ?? ''), database: decode(match[2] ?? '') }
  return { kind: 'documents', name, path: match[3] ? decodePath(match[3]) : '', rpc }
}
