/** Brings the frozen devices and accounts (README.md) into the present. */
import { readFileSync } from 'node:fs'

/** What a browser kept for the site. */
export interface FrozenDevice {
  databases: Array<{
    name: string
    version: number
    /** `keyPath` null: an entry's key stands beside its value. */
    stores: Array<{ name: string; keyPath: string | null; entries: Array<[key: string, value: unknown]> }>
  }>
  localStorage: Record<string, string>
  /** Of the open tab. A reload with the new version keeps it. */
  sessionStorage: Record<string, string>
}

/** A student as the services know them. */
export interface FrozenAccount {
  identity: { localId: string; email: string; password: string; displayName: string }
  /** Firestore documents by path, in the words of the REST interface. */
  documents: Record<string, { fields: unknown }>
}

/**
 * Every field that holds a moment; `*` is any name. They all move by the time since the freezing, and nothing else does:
 * a test that had six minutes left has six minutes left.
 */
const moments = [
  // Areas of the device's store, without owner and key.
  'attempts/session/startedAt',
  'attempts/session/deadline',
  'attempts/session/open/deadline',
  'attempts/session/countedTo',
  'attempts/session/submittedAt',
  'attempt-clocks/at',
  'attempt-clocks/wall',
  'quiz-attempts/attempt/startedAt',
  'quiz-attempts/attempt/endsAt',
  'quiz-attempts/attempt/submittedAt',
  'reading-places/keptAt',
  'reads/updatedAt',
  'saved/item/savedAt',
  // localStorage
  'openedOrders/*/openedAt',
  // Firestore
  'users/*/createdAt',
  'users/*/updatedAt',
  'users/*/attempts/*/startedAt',
  'users/*/attempts/*/deadline',
  'users/*/attempts/*/open/deadline',
  'users/*/attempts/*/countedTo',
  'users/*/attempts/*/clock',
  'users/*/attempts/*/submittedAt',
  'users/*/attempts/*/updatedAt',
  'users/*/saved/*/savedAt',
  'user_purchases/*/purchaseDate',
  'open_orders/*/claimedAt',
  'orders/*/createdAt',
  'orders/*/paidAt',
]
const moment = new RegExp(`^(${moments.join('|').replaceAll('*', '[^/]+')})$`)

/** The names that the REST interface puts around a value. */
const isWire = (name: string) => /^(fields|values|[a-z]+Value)$/i.test(name)

/** A moment as number, as text of a number, or as ISO date, `by` milliseconds later. */
function later(value: number | string, by: number): number | string {
  if (typeof value === 'number') return value + by
  return /^\d+$/.test(value) ? String(Number(value) + by) : new Date(Date.parse(value) + by).toISOString()
}

function moved(value: unknown, place: string, by: number): unknown {
  if (typeof value === 'number' || typeof value === 'string')
    return moment.test(place) ? later(value, by) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item, index) => moved(item, `${place}/${index}`, by))
  // What a structured clone keeps and JSON does not.
  if ('$undefined' in value) return undefined
  if ('$date' in value) return new Date(String(moved(value.$date, place, by)))
  const move = ([name, item]: [string, unknown]) => [
    name,
    moved(item, isWire(name) ? place : `${place}/${name}`, by),
  ]
  return Object.fromEntries(Object.entries(value).map(move))
}

/** `frozenAt`: epoch milliseconds. */
type Frozen<Part> = Part & { frozenAt: number }
const textOf = (name: string) => readFileSync(`tests/frozen/${name}.json`, 'utf8')

/** A device as if it had been frozen at `now`, in epoch milliseconds. */
export function thawDevice(whose: 'student' | 'visitor', now: number): FrozenDevice {
  const frozen: Frozen<FrozenDevice> = JSON.parse(textOf(`device-21e93ae-${whose}`))
  const { frozenAt, databases, localStorage, sessionStorage } = frozen
  const by = now - frozenAt
  // Keys are `forgotten/owner/area/…`.
  const entry = ([key, value]: [string, unknown]): [string, unknown] => [
    key,
    moved(value, key.split('/')[2] ?? '', by),
  ]
  const text = ([name, kept]: [string, string]) => {
    const [kind = ''] = name.split(':')
    return [name, JSON.stringify(moved(JSON.parse(kept), kind, by))]
  }
  return {
    databases: databases.map(({ stores, ...database }) => ({
      ...database,
      stores: stores.map((store) => ({ ...store, entries: store.entries.map(entry) })),
    })),
    localStorage: Object.fromEntries(Object.entries(localStorage).map(text)),
    sessionStorage,
  }
}

/** The accounts of both, as if they had been frozen at `now`, in epoch milliseconds. */
export function thawAccounts(now: number): Record<'student' | 'visitor', FrozenAccount> {
  const frozen: Frozen<Record<'student' | 'visitor', FrozenAccount>> = JSON.parse(textOf('account-21e93ae'))
  const { frozenAt, ...accounts } = frozen
  const by = now - frozenAt
  const thaw = ({ identity, documents }: FrozenAccount): FrozenAccount => ({
    identity,
    documents: Object.fromEntries(
      Object.entries(documents).map(([path, { fields }]) => [path, { fields: moved(fields, path, by) }]),
    ),
  })
  return { student: thaw(accounts.student), visitor: thaw(accounts.visitor) }
}
