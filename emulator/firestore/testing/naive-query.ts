/**
 * A naive reading of Firestore's documentation: plain JavaScript values, filtered and sorted by code that shares
 * nothing with the backend. The property test compares the two.
 */

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain }
export type Doc = { id: string } & Record<'a' | 'b' | 'c', Plain | undefined>
export type Field = 'a' | 'b' | 'c'
export type Op =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any'
export interface Leaf {
  field: Field
  op: Op
  value: Plain
}
export type Tree = Leaf | { join: 'and' | 'or'; parts: Tree[] }

/** A query; `cut` holds its cursors and `count` its limit. */
export interface Asked {
  tree: Tree | null
  orders: { field: Field; descending: boolean }[]
  byId: boolean
  cut: { side: 'start' | 'end'; inclusive: boolean; values: Plain[] }[]
  count: { size: number; last: boolean } | null
}

function kind(value: Plain): number {
  if (value === null) return 0
  if (typeof value === 'boolean') return 1
  if (typeof value === 'number') return 2
  if (typeof value === 'string') return 3
  return Array.isArray(value) ? 4 : 5
}

function order(x: Plain, y: Plain): number {
  if (kind(x) !== kind(y)) return kind(x) < kind(y) ? -1 : 1
  if (typeof x === 'number' && typeof y === 'number') {
    if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x))
    return x === y ? 0 : x < y ? -1 : 1
  }
  if (typeof x === 'boolean') return Number(x) - Number(y)
  if (typeof x === 'string' && typeof y === 'string') return Buffer.compare(Buffer.from(x), Buffer.from(y))
  const left = flatten(x)
  const right = flatten(y)
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const result = order(left[index] ?? null, right[index] ?? null)
    if (result !== 0) return result
  }
  return left.length - right.length
}

/** A list as it is; a map as key, value, key, value in the order of keys. */
function flatten(value: Plain): Plain[] {
  if (Array.isArray(value)) return value
  if (value === null || typeof value !== 'object') return []
  return Object.keys(value)
    .sort()
    .flatMap((key) => [key, value[key] ?? null])
}

const same = (x: Plain, y: Plain): boolean => order(x, y) === 0
const isNaNValue = (value: Plain): boolean => typeof value === 'number' && Number.isNaN(value)

function holds({ field, op, value }: Leaf, document: Doc): boolean {
  const actual = document[field]
  if (actual === undefined) return false
  const list = Array.isArray(value) ? value : []
  const matchable = list.filter((item) => item !== null && !isNaNValue(item))
  const items = Array.isArray(actual) ? actual : []
  switch (op) {
    case '==':
      return same(actual, value)
    case '!=':
      return actual !== null && !same(actual, value)
    case 'in':
      return matchable.some((item) => same(item, actual))
    case 'not-in':
      return actual !== null && !list.some((item) => item === null || same(item, actual))
    case 'array-contains':
      return value !== null && !isNaNValue(value) && items.some((item) => same(item, value))
    case 'array-contains-any':
      return items.some((item) => matchable.some((wanted) => same(item, wanted)))
    default: {
      if (kind(actual) !== kind(value)) return false
      const result = order(actual, value)
      return { '<': result < 0, '<=': result <= 0, '>': result > 0, '>=': result >= 0 }[op]
    }
  }
}

function fits(tree: Tree, document: Doc): boolean {
  if ('op' in tree) return holds(tree, document)
  const results = tree.parts.map((part) => fits(part, document))
  return tree.join === 'and' ? !results.includes(false) : results.includes(true)
}

/** All single filters of a tree. */
export function leaves(tree: Tree | null): Leaf[] {
  if (!tree) return []
  return 'op' in tree ? [tree] : tree.parts.flatMap(leaves)
}

/** The ids that the query should find, in order. */
export function naive(documents: readonly Doc[], asked: Asked): string[] {
  const descending = asked.orders.at(-1)?.descending ?? false
  const explicit: string[] = asked.orders.map(({ field }) => field)
  const inequalities = leaves(asked.tree)
    .filter(({ op }) => ['<', '<=', '>', '>=', '!=', 'not-in'].includes(op))
    .map(({ field }) => field)
    .filter((field) => !explicit.includes(field))
  const orders = [
    ...asked.orders,
    ...[...new Set(inequalities)].sort().map((field) => ({ field, descending })),
  ]
  const position = (document: Doc, values: readonly Plain[]): number => {
    for (const [index, value] of values.entries()) {
      const key = orders[index]
      const result = key ? order(document[key.field] ?? null, value) : 0
      if (result !== 0) return key?.descending ? -result : result
    }
    return 0
  }
  const found = documents
    .filter((document) => asked.tree === null || fits(asked.tree, document))
    .filter((document) => orders.every(({ field }) => document[field] !== undefined))
    .filter((document) =>
      asked.cut.every(({ side, inclusive, values }) => {
        const place = position(document, values)
        if (place === 0) return inclusive
        return side === 'start' ? place > 0 : place < 0
      }),
    )
    .sort((left, right) => {
      for (const { field, descending: down } of orders) {
        const result = order(left[field] ?? null, right[field] ?? null)
        if (result !== 0) return down ? -result : result
      }
      return descending === left.id < right.id ? 1 : -1
    })
    .map(({ id }) => id)
  if (!asked.count) return found
  return asked.count.last ? found.slice(-asked.count.size) : found.slice(0, asked.count.size)
}
