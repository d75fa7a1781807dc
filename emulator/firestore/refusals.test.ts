/** What is refused before any rule is asked: malformed requests and everything beyond Firestore's limits. */
import { describe, expect, test } from 'vitest'
import { DOCUMENTS, ROOT } from './testing/backend'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()

function nested(depth: number): object {
  return depth === 0 ? { booleanValue: true } : { mapValue: { fields: { m: nested(depth - 1) } } }
}

async function write(path: string, fields: object): Promise<{ status: number; body: unknown }> {
  return backend.rest('POST', `${DOCUMENTS}:commit`, {
    writes: [{ update: { name: `${ROOT}/${path}`, fields } }],
  })
}

describe('documents', () => {
  test.each<[string, object, RegExp]>([
    ['a reserved field name', { __x__: { booleanValue: true } }, /"__x__" is reserved/],
    [
      'a reserved name inside a map',
      { a: { mapValue: { fields: { __b__: { nullValue: null } } } } },
      /reserved/,
    ],
    [
      'a vector without elements',
      {
        a: { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { stringValue: 'x' } } } },
      },
      /"__type__" is reserved/,
    ],
    ['an empty field name', { '': { nullValue: null } }, /field name is empty/],
    ['a field name beyond 1,500 bytes', { ['é'.repeat(751)]: { nullValue: null } }, /longer than 1500 bytes/],
    [
      'a list in a list',
      { a: { arrayValue: { values: [{ arrayValue: {} }] } } },
      /Cannot convert an array value in an array value/,
    ],
    ['21 levels of maps', { a: nested(21) }, /nested more than 20 levels/],
    [
      'more than 1 MiB',
      { a: { stringValue: 'x'.repeat(1_048_600) } },
      /exceeds the maximum allowed size of 1,048,576 bytes/,
    ],
    ['no type', { a: {} }, /exactly one type/],
    ['two types', { a: { stringValue: 'a', booleanValue: true } }, /exactly one type/],
    ['an unknown type', { a: { dateValue: 'x' } }, /dateValue/],
    ['an integer beyond 64 bits', { a: { integerValue: '9223372036854775808' } }, /TYPE_INT64/],
    ['a broken timestamp', { a: { timestampValue: '2026-02-30T00:00:00Z' } }, /Illegal timestamp format/],
    ['a latitude of 91', { a: { geoPointValue: { latitude: 91, longitude: 0 } } }, /Latitude/],
    ['a reference to a collection', { a: { referenceValue: `${ROOT}/users` } }, /Invalid document reference/],
    ['bytes that are no base64', { a: { bytesValue: '*' } }, /Base64/],
  ])('with %s are refused', async (_title, fields, message) => {
    expect(await write('users/u1', fields)).toMatchObject({
      status: 400,
      body: { error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.stringMatching(message) } },
    })
  })

  test('at the limits are taken', async () => {
    const fields = {
      ['é'.repeat(750)]: { nullValue: null },
      a: nested(20),
      b: { stringValue: 'x'.repeat(1_040_000) },
      c: { integerValue: '-9223372036854775808' },
    }
    expect((await write('users/u1', fields)).status).toBe(200)
  })
})

describe('document names', () => {
  test.each<[string, RegExp]>([
    ['users', /pairs/],
    ['users/u1/notes', /pairs/],
    ['users/__x__', /reserved/],
    ['__users__/u1', /reserved/],
    ['users/..', /invalid/],
    ['users/', /empty/],
    ['users/x\ud800', /not valid UTF-8/],
    ['\udc00x/u1', /not valid UTF-8/],
    [`users/${'x'.repeat(1501)}`, /longer than 1500 bytes/],
    [Array.from({ length: 202 }, () => 'a').join('/'), /100 levels/],
  ])('%.20s is refused', async (path, message) => {
    const { status, body } = await write(path, {})
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { message: expect.stringMatching(message) } })
  })

  test('__id7__ is an id', async () => {
    expect((await write('users/__id7__', {})).status).toBe(200)
  })

  test('a name of another database is refused', async () => {
    const name = 'projects/other/databases/(default)/documents/users/u1'
    const { status } = await backend.rest('POST', `${DOCUMENTS}:commit`, { writes: [{ delete: name }] })
    expect(status).toBe(400)
  })
})

const field = (fieldPath: string, op: string, value?: object): object => ({
  fieldFilter: { field: { fieldPath }, op, value },
})
const list = (count: number): object => ({
  arrayValue: { values: Array.from({ length: count }, (_, index) => ({ integerValue: `${index}` })) },
})
const both = (op: string, ...filters: object[]): object => ({ compositeFilter: { op, filters } })
const one = { integerValue: '1' }

describe('queries', () => {
  test.each<[string, object, RegExp]>([
    ['no collection', { from: [] }, /exactly one collection/],
    ['a negative limit', { limit: -1 }, /limit is negative/],
    ['a negative offset', { offset: -1 }, /offset is negative/],
    ['IN without values', { where: field('a', 'IN', list(0)) }, /non-empty ArrayValue/],
    ['IN with no list', { where: field('a', 'IN', one) }, /'IN' requires an ArrayValue/],
    ['IN with 31 values', { where: field('a', 'IN', list(31)) }, /up to 30/],
    ['NOT_IN with 11 values', { where: field('a', 'NOT_IN', list(11)) }, /up to 10/],
    [
      'NOT_IN beside NOT_EQUAL',
      { where: both('AND', field('a', 'NOT_IN', list(1)), field('b', 'NOT_EQUAL', one)) },
      /cannot be used in the same query/,
    ],
    [
      'NOT_IN beside IN',
      { where: both('AND', field('b', 'IN', list(1)), field('a', 'NOT_IN', list(1))) },
      /'NOT_IN' cannot be used in the same query with 'IN'/,
    ],
    [
      'two NOT_EQUAL',
      { where: both('AND', field('a', 'NOT_EQUAL', one), field('b', 'NOT_EQUAL', { nullValue: null })) },
      /Only a single 'NOT_EQUAL'/,
    ],
    [
      'two ARRAY_CONTAINS',
      { where: both('AND', field('a', 'ARRAY_CONTAINS', one), field('b', 'ARRAY_CONTAINS', one)) },
      /maximum of 1 ARRAY_CONTAINS/,
    ],
    [
      'ARRAY_CONTAINS beside ARRAY_CONTAINS_ANY',
      { where: both('AND', field('a', 'ARRAY_CONTAINS', one), field('b', 'ARRAY_CONTAINS_ANY', list(2))) },
      /maximum of 1 ARRAY_CONTAINS/,
    ],
    [
      '31 disjunctions',
      { where: both('OR', field('a', 'IN', list(30)), field('b', 'EQUAL', one)) },
      /31 disjunctions/,
    ],
    [
      '36 disjunctions by multiplication',
      { where: both('AND', field('a', 'IN', list(6)), field('b', 'IN', list(6))) },
      /36 disjunctions/,
    ],
    [
      'an order after __name__',
      { orderBy: [{ field: { fieldPath: '__name__' } }, { field: { fieldPath: 'a' } }] },
      /after the key __name__/,
    ],
    [
      'a cursor longer than the order',
      { orderBy: [{ field: { fieldPath: 'a' } }], startAt: { values: [one, one, one] } },
      /too many values/,
    ],
    [
      'a cursor on __name__ that is no name',
      { orderBy: [{ field: { fieldPath: '__name__' } }], startAt: { values: [one] } },
      /document name/,
    ],
    ['__name__ compared with a number', { where: field('__name__', 'EQUAL', one) }, /must be a Key/],
    ['an unquoted odd field path', { where: field('a-b', 'EQUAL', one) }, /Invalid property path "a-b"/],
    ['an unknown operator', { where: field('a', 'LIKE', one) }, /Invalid operator 'LIKE'/],
  ])('with %s are refused, inside a list', async (_title, part, message) => {
    const { status, body } = await backend.rest('POST', `${DOCUMENTS}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'users' }], ...part },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject([
      { error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.stringMatching(message) } },
    ])
  })

  test('two alternatives may each have their ARRAY_CONTAINS', async () => {
    const where = both('OR', field('a', 'ARRAY_CONTAINS', one), field('b', 'ARRAY_CONTAINS', one))
    const { status } = await backend.rest('POST', `${DOCUMENTS}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'users' }], where },
    })
    expect(status).toBe(200)
  })
})

test('a body that is no JSON, or no object, is 400', async () => {
  for (const body of ['{', '[]', '"x"']) {
    const answer = await backend.rest('POST', `${DOCUMENTS}:commit`, body)
    expect(answer).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
  }
})

test('a body of more than 11 MB is refused', async () => {
  const { status, body } = await backend.rest('POST', `${DOCUMENTS}:commit`, `"${'x'.repeat(11_534_336)}"`)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: { message: 'Request payload size exceeds the limit: 11534336 bytes.' },
  })
})

test('what this backend does not do, it says', async () => {
  const pipeline = await backend.rest('POST', `${DOCUMENTS}:executePipeline`, {})
  expect(pipeline).toMatchObject({ status: 501, body: [{ error: { status: 'UNIMPLEMENTED' } }] })
  const past = await backend.rest('POST', `${DOCUMENTS}:batchGet`, {
    documents: [],
    readTime: '2026-01-01T00:00:00Z',
  })
  expect(past.status).toBe(501)
})
