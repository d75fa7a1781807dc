/** The plain REST calls that operators and the order endpoint make, and the test hooks. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DOCUMENTS, PROJECT, ROOT, startBackend, type TestBackend } from './testing/backend'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())
beforeEach(() => backend.store.clear())

const whole = (value: number): object => ({ integerValue: String(value) })

async function put(path: string, fields: object = {}): Promise<void> {
  const { status } = await backend.rest('PATCH', `${DOCUMENTS}/${path}`, { fields })
  expect(status).toBe(200)
}

async function get(path: string): Promise<unknown> {
  return (await backend.rest('GET', `${DOCUMENTS}/${path}`)).body
}

async function stored(path: string): Promise<{ createTime: string; updateTime: string }> {
  return (await get(path)) as { createTime: string; updateTime: string } // what every found document has
}

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)

describe('one document', () => {
  test('comes with name, fields and times', async () => {
    await put('users/u1', { n: whole(1) })
    expect(await get('users/u1')).toEqual({
      name: `${ROOT}/users/u1`,
      fields: { n: { integerValue: '1' } },
      createTime: TIME,
      updateTime: TIME,
    })
  })

  test('that is missing is 404', async () => {
    const { status, body } = await backend.rest('GET', `${DOCUMENTS}/users/none`)
    expect(status).toBe(404)
    expect(body).toEqual({
      error: { code: 404, status: 'NOT_FOUND', message: `Document "${ROOT}/users/none" not found.` },
    })
  })

  test('patch with a mask keeps the rest, and drops what the mask names and the body lacks', async () => {
    await put('users/u1', { a: whole(1), b: whole(2), c: whole(3) })
    const address = `${DOCUMENTS}/users/u1?updateMask.fieldPaths=a&updateMask.fieldPaths=b&mask.fieldPaths=a`
    const { body } = await backend.rest('PATCH', address, { fields: { a: whole(9), c: whole(9) } })
    expect(body).toMatchObject({ fields: { a: whole(9) } })
    expect(await get('users/u1')).toMatchObject({ fields: { a: whole(9), c: whole(3) } })
  })

  test('a write without change keeps the update time, a change keeps the creation time', async () => {
    await put('users/u1', { a: whole(1) })
    const first = await stored('users/u1')
    await put('users/u1', { a: whole(1) })
    expect(await stored('users/u1')).toEqual(first)
    await put('users/u1', { a: { doubleValue: 1 } })
    const second = await stored('users/u1')
    expect(second.createTime).toBe(first.createTime)
    expect(second.updateTime > first.updateTime).toBe(true)
  })

  test('preconditions stand in the address', async () => {
    await put('users/u1')
    const clash = await backend.rest('PATCH', `${DOCUMENTS}/users/u1?currentDocument.exists=false`, {})
    expect(clash.status).toBe(409)
    const stale = await backend.rest(
      'DELETE',
      `${DOCUMENTS}/users/u1?currentDocument.updateTime=2020-01-01T00:00:00Z`,
    )
    expect(stale).toMatchObject({ status: 400, body: { error: { status: 'FAILED_PRECONDITION' } } })
    const absent = await backend.rest('PATCH', `${DOCUMENTS}/users/u2?currentDocument.exists=true`, {})
    expect(absent.status).toBe(404)
    expect((await backend.rest('DELETE', `${DOCUMENTS}/users/u1`)).body).toEqual({})
    expect((await backend.rest('GET', `${DOCUMENTS}/users/u1`)).status).toBe(404)
  })

  test('is created under a given id once, or under a new one', async () => {
    const address = `${DOCUMENTS}/users/u1/notes?documentId=n1`
    expect((await backend.rest('POST', address, { fields: { a: whole(1) } })).body).toMatchObject({
      name: `${ROOT}/users/u1/notes/n1`,
    })
    const again = await backend.rest('POST', address, {})
    expect(again).toMatchObject({ status: 409, body: { error: { status: 'ALREADY_EXISTS' } } })
    expect((await backend.rest('POST', `${DOCUMENTS}/users/u1/notes`, {})).body).toMatchObject({
      name: expect.stringMatching(/notes\/[A-Za-z0-9]{20}$/),
    })
  })

  test('ids may hold escapes and colons', async () => {
    await put('users/a%20b:commit%3Fé', { a: whole(1) })
    expect(
      backend.store.database({ project: PROJECT, database: '(default)' }).get('users/a b:commit?é'),
    ).not.toBeNull()
  })
})

describe('lists', () => {
  test('documents come in pages', async () => {
    for (const id of ['a', 'b', 'c']) await put(`users/${id}`, { n: whole(id.charCodeAt(0)) })
    await put('users/a/notes/x')
    const seen: string[] = []
    let token = ''
    do {
      const { body } = await backend.rest(
        'GET',
        `${DOCUMENTS}/users?pageSize=2&orderBy=n%20desc&pageToken=${token}`,
      )
      const page = body as { documents: { name: string }[]; nextPageToken?: string } // the shape under test
      seen.push(...page.documents.map(({ name }) => name.slice(-1)))
      token = page.nextPageToken ?? ''
    } while (token !== '')
    expect(seen).toEqual(['c', 'b', 'a'])
  })

  test('showMissing names documents that only have documents below them', async () => {
    await put('users/b')
    await put('users/a/notes/x')
    expect(await get('users?showMissing=true')).toEqual({
      documents: [{ name: `${ROOT}/users/a` }, expect.objectContaining({ name: `${ROOT}/users/b` })],
    })
  })

  test('collection ids of the root and of a document', async () => {
    for (const path of ['b/1', 'a/1', 'a/1/y/1', 'a/1/x/1', 'a/1/x/1/deep/1', 'a/12/z/1']) await put(path)
    const ids = async (parent: string, body: object): Promise<unknown> =>
      (await backend.rest('POST', `${DOCUMENTS}${parent}:listCollectionIds`, body)).body
    expect(await ids('', {})).toEqual({ collectionIds: ['a', 'b'] })
    const page = await ids('/a/1', { pageSize: 1 })
    expect(page).toMatchObject({ collectionIds: ['x'] })
    const { nextPageToken } = page as { nextPageToken: string } // matched just above
    expect(await ids('/a/1', { pageSize: 1, pageToken: nextPageToken })).toEqual({ collectionIds: ['y'] })
  })

  test('everything below a document can be found, for recursive deletes', async () => {
    for (const path of ['a/1', 'a/1/x/1', 'a/1/x/1/deep/1', 'a/12/z/1']) await put(path)
    const structuredQuery = {
      from: [{ allDescendants: true }],
      select: { fields: [{ fieldPath: '__name__' }] },
    }
    const { body } = await backend.rest('POST', `${DOCUMENTS}/a/1:runQuery`, { structuredQuery })
    expect(body).toMatchObject([
      { document: { name: `${ROOT}/a/1/x/1`, fields: {} } },
      { document: { name: `${ROOT}/a/1/x/1/deep/1` } },
    ])
  })
})

describe('queries and reads', () => {
  test('an empty result is one read time', async () => {
    const structuredQuery = { from: [{ collectionId: 'none' }] }
    const { body } = await backend.rest('POST', `${DOCUMENTS}:runQuery`, { structuredQuery })
    expect(body).toEqual([{ readTime: TIME }])
  })

  test('select returns the named fields, offset skips', async () => {
    await put('users/a', { x: whole(1), y: { mapValue: { fields: { z: whole(2), w: whole(3) } } } })
    await put('users/b', { x: whole(1) })
    const structuredQuery = { from: [{ collectionId: 'users' }], select: { fields: [{ fieldPath: 'y.z' }] } }
    const { body } = await backend.rest('POST', `${DOCUMENTS}:runQuery`, { structuredQuery })
    expect(body).toMatchObject([
      { document: { fields: { y: { mapValue: { fields: { z: whole(2) } } } } } },
      { document: { fields: {} } },
    ])
    const skipped = await backend.rest('POST', `${DOCUMENTS}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'users' }], offset: 1, limit: { value: 5 } },
    })
    expect(skipped.body).toMatchObject([{ document: { name: `${ROOT}/users/b` } }])
  })

  test('orders that the request leaves out are inequality fields by name, then the id', async () => {
    const rows = { a: [2, 1], b: [1, 2], c: [1, 1], d: [1, 1] }
    for (const [id, [x = 0, y = 0]] of Object.entries(rows))
      await put(`users/${id}`, { x: whole(x), y: whole(y) })
    const above = (fieldPath: string): object => ({
      fieldFilter: { field: { fieldPath }, op: 'GREATER_THAN', value: whole(0) },
    })
    const idsFor = async (orderBy: object[]): Promise<string> => {
      const where = { compositeFilter: { op: 'AND', filters: [above('y'), above('x')] } }
      const structuredQuery = { from: [{ collectionId: 'users' }], where, orderBy }
      const { body } = await backend.rest('POST', `${DOCUMENTS}:runQuery`, { structuredQuery })
      const results = body as { document: { name: string } }[] // the query has results
      return results.map(({ document }) => document.name.slice(-1)).join('')
    }
    expect(await idsFor([])).toBe('cdba')
    expect(await idsFor([{ field: { fieldPath: 'y' }, direction: 'DESCENDING' }])).toBe('badc')
  })

  test('ids with every kind of character can stand in an address', async () => {
    const parent = encodeURIComponent('so!@#$%^&*()_+ special')
    await put(`users/${parent}/notes/n`)
    const { body } = await backend.rest('POST', `${DOCUMENTS}/users/${parent}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'notes' }] },
    })
    expect(body).toMatchObject([{ document: { name: `${ROOT}/users/so!@#$%^&*()_+ special/notes/n` } }])
    expect((await backend.rest('GET', `${DOCUMENTS}/users/%E0%A4%A`)).status).toBe(400)
    expect((await backend.rest('GET', `${DOCUMENTS}/users/a%2Fb`)).status).toBe(400)
  })

  test('count stops at upTo', async () => {
    for (const id of ['a', 'b', 'c']) await put(`users/${id}`)
    const { body } = await backend.rest('POST', `${DOCUMENTS}:runAggregationQuery`, {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'users' }] },
        aggregations: [{ alias: 'n', count: { upTo: '2' } }, { count: {} }],
      },
    })
    expect(body).toEqual([
      { result: { aggregateFields: { n: whole(2), field_2: whole(3) } }, readTime: TIME },
    ])
  })

  test('batchGet tells found and missing, each name once', async () => {
    await put('users/a', { x: whole(1), y: whole(2) })
    const names = [`${ROOT}/users/a`, `${ROOT}/users/none`, `${ROOT}/users/a`]
    const { body } = await backend.rest('POST', `${DOCUMENTS}:batchGet`, {
      documents: names,
      mask: { fieldPaths: ['y'] },
    })
    expect(body).toEqual([
      { found: expect.objectContaining({ name: names[0], fields: { y: whole(2) } }), readTime: TIME },
      { missing: names[1], readTime: TIME },
    ])
  })
})

describe('transactions by id', () => {
  const begin = async (options: object = {}): Promise<string> => {
    const { body } = await backend.rest('POST', `${DOCUMENTS}:beginTransaction`, { options })
    return (body as { transaction: string }).transaction // what beginTransaction answers
  }
  const commit = (transaction: string, path: string) =>
    backend.rest('POST', `${DOCUMENTS}:commit`, {
      transaction,
      writes: [{ update: { name: `${ROOT}/${path}`, fields: {} } }],
    })
  const read = (transaction: string, path: string) =>
    backend.rest('POST', `${DOCUMENTS}:batchGet`, { transaction, documents: [`${ROOT}/${path}`] })

  test('commit when nothing read has changed, and only once', async () => {
    const transaction = await begin()
    await read(transaction, 'users/a')
    await put('users/other')
    expect((await commit(transaction, 'users/a')).status).toBe(200)
    expect((await commit(transaction, 'users/a')).status).toBe(400)
  })

  test('are aborted when a document or the result of a query has changed', async () => {
    const first = await begin()
    await read(first, 'users/a')
    const second = await begin()
    const structuredQuery = { from: [{ collectionId: 'users' }] }
    await backend.rest('POST', `${DOCUMENTS}:runQuery`, { transaction: second, structuredQuery })
    await put('users/a')
    for (const transaction of [first, second]) {
      expect(await commit(transaction, 'users/b')).toMatchObject({
        status: 409,
        body: { error: { status: 'ABORTED' } },
      })
    }
  })

  test('see one state: a later read after a change is aborted', async () => {
    const transaction = await begin({ readOnly: {} })
    await read(transaction, 'users/a')
    await put('users/a')
    expect(await read(transaction, 'users/b')).toMatchObject({
      status: 409,
      body: [{ error: { status: 'ABORTED' } }],
    })
  })

  test('may be begun by a read, rolled back, and not write when read-only', async () => {
    const { body } = await backend.rest('POST', `${DOCUMENTS}:batchGet`, {
      newTransaction: { readOnly: {} },
      documents: [`${ROOT}/users/a`],
    })
    const [{ transaction }] = body as [{ transaction: string }] // the first result tells it
    expect(await commit(transaction, 'users/a')).toMatchObject({
      body: { error: { message: 'Cannot modify entities in a read-only transaction.' } },
    })
    const rolledBack = await begin()
    await backend.rest('POST', `${DOCUMENTS}:rollback`, { transaction: rolledBack })
    expect((await commit(rolledBack, 'users/a')).status).toBe(400)
  })
})

test('batchWrite does each write for itself', async () => {
  const write = (path: string, exists: boolean): object => ({
    update: { name: `${ROOT}/${path}`, fields: {} },
    currentDocument: { exists },
  })
  const { status, body } = await backend.rest('POST', `${DOCUMENTS}:batchWrite`, {
    writes: [write('users/a', false), write('users/b', true)],
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    writeResults: [{ updateTime: TIME }, {}],
    status: [{}, { code: 5, message: `No document to update: ${ROOT}/users/b` }],
  })
})

test('a transform alone, as older clients send it, makes a document', async () => {
  const fieldTransforms = [
    { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
    { fieldPath: 'n', increment: whole(2) },
    { fieldPath: 'list', appendMissingElements: { values: [whole(1)] } },
  ]
  const { body } = await backend.rest('POST', `${DOCUMENTS}:commit`, {
    writes: [{ transform: { document: `${ROOT}/users/a`, fieldTransforms } }],
  })
  expect(body).toEqual({
    commitTime: TIME,
    writeResults: [
      { updateTime: TIME, transformResults: [{ timestampValue: TIME }, whole(2), { nullValue: null }] },
    ],
  })
})

describe('hooks of the official suite', () => {
  test('GET / says Ok', async () => {
    const response = await fetch(`http://127.0.0.1:${backend.port}/`)
    expect(await response.text()).toBe('Ok')
  })

  test('DELETE of all documents empties one database of one project', async () => {
    await put('users/a')
    await backend.rest('PATCH', '/v1/projects/other/databases/(default)/documents/users/a', {})
    await backend.rest('PATCH', `/v1/projects/${PROJECT}/databases/second/documents/users/a`, {})
    await backend.rest('DELETE', `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`)
    expect((await backend.rest('GET', `${DOCUMENTS}/users/a`)).status).toBe(404)
    for (const place of ['other/databases/(default)', `${PROJECT}/databases/second`]) {
      expect((await backend.rest('GET', `/v1/projects/${place}/documents/users/a`)).status).toBe(200)
    }
  })

  test('PUT of rules loads them, a syntax error is told', async () => {
    const send = (content: string) =>
      backend.rest('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, {
        rules: { files: [{ name: 'firestore.rules', content }] },
      })
    expect(await send('service cloud.firestore {}')).toEqual({ status: 200, body: {} })
    expect(backend.loaded).toEqual(['service cloud.firestore {}'])
    expect(await send('nonsense')).toMatchObject({
      status: 400,
      body: { error: { message: 'firestore.rules:1:1: a service is expected' } },
    })
  })

  test('an unknown address is 404', async () => {
    expect((await backend.rest('GET', '/v1/nothing')).status).toBe(404)
  })
})
