/** Random documents and random queries that Firestore accepts. */
import * as fc from 'fast-check'
import {
  type Asked,
  type Doc,
  type Field,
  type Leaf,
  leaves,
  type Op,
  type Plain,
  type Tree,
} from './naive-query'

const scalar: fc.Arbitrary<Plain> = fc.constantFrom<Plain>(
  null,
  true,
  false,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -1,
  -0,
  0,
  0.5,
  1,
  2,
  9007199254740991,
  '',
  'a',
  'b',
  '\uffff',
  '😀',
)
const flat: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('x', 'y'), scalar, { maxKeys: 2 }) },
)
const plain: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 3, arbitrary: flat },
  { weight: 1, arbitrary: fc.array(flat, { maxLength: 3 }) },
)
const maybe = fc.option(plain, { nil: undefined, freq: 6 })
const document = fc.record({ a: maybe, b: maybe, c: maybe })
export const documents = fc
  .uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '0', '-'), minLength: 1, maxLength: 4 }), {
    maxLength: 25,
  })
  .chain((ids) => fc.tuple(...ids.map((id) => document.map((fields): Doc => ({ id, ...fields })))))

const field = fc.constantFrom<Field>('a', 'b', 'c')
const list = fc.array(plain, { minLength: 1, maxLength: 3 })
const leaf: fc.Arbitrary<Leaf> = fc.oneof(
  fc.record({
    field,
    op: fc.constantFrom<Op>('==', '!=', '<', '<=', '>', '>=', 'array-contains'),
    value: plain,
  }),
  fc.record({ field, op: fc.constantFrom<Op>('in', 'not-in'), value: list }),
  // The SDK refuses a list as a member of a list.
  fc.record({
    field,
    op: fc.constant<Op>('array-contains-any'),
    value: fc.array(flat, { minLength: 1, maxLength: 3 }),
  }),
)
const tree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    fc.record({
      join: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).tree

/** How many alternatives the backend will count, and how many array operators each may hold. */
function alternatives(node: Tree): number[] {
  if ('op' in node) {
    const contains = node.op.startsWith('array') ? 1 : 0
    const width =
      (node.op === 'in' || node.op === 'array-contains-any') && Array.isArray(node.value)
        ? node.value.length
        : 1
    return Array.from({ length: width }, () => contains)
  }
  const parts = node.parts.map(alternatives)
  if (node.join === 'or') return parts.flat()
  return parts.reduce((all, part) => all.flatMap((x) => part.map((y) => x + y)), [0])
}

/** Queries that Firestore refuses are another test's business. */
function isAllowed(node: Tree | null): boolean {
  if (!node) return true
  const ops = leaves(node).map(({ op }) => op)
  const negative = ops.filter((op) => op === '!=' || op === 'not-in').length
  if (negative > 1) return false
  if (ops.includes('not-in') && ops.some((op) => op === 'in' || op === 'array-contains-any')) return false
  const counts = alternatives(node)
  return counts.length <= 30 && Math.max(...counts) <= 1
}

const rawAsked: fc.Arbitrary<Asked> = fc.record({
  tree: fc.option(tree, { nil: null, freq: 5 }).filter(isAllowed),
  orders: fc.uniqueArray(fc.record({ field, descending: fc.boolean() }), {
    selector: (item) => item.field,
    maxLength: 2,
  }),
  byId: fc.boolean(),
  cut: fc.uniqueArray(
    fc.record({
      side: fc.constantFrom('start' as const, 'end' as const),
      inclusive: fc.boolean(),
      values: fc.array(plain, { minLength: 1, maxLength: 2 }),
    }),
    { selector: (item) => item.side, maxLength: 2 },
  ),
  count: fc.option(fc.record({ size: fc.integer({ min: 1, max: 6 }), last: fc.boolean() }), { nil: null }),
})

/** Cursors cannot have more values than orders, and limitToLast needs an order. */
function tidy(raw: Asked): Asked {
  const most = raw.orders.length
  const cut = raw.cut
    .map((item) => ({ ...item, values: item.values.slice(0, most) }))
    .filter(({ values }) => values.length > 0)
  const count = raw.count && most === 0 ? { ...raw.count, last: false } : raw.count
  return { ...raw, cut, count }
}

export const asked: fc.Arbitrary<Asked> = rawAsked.map(tidy)
