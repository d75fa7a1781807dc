/** Transactions by id, batches of independent writes, transforms in their older form. */
import { describe, expect, test } from 'vitest'
import { DOCUMENTS, ROOT } from './testing/backend'
import { restCalls, TIME, whole } from './testing/rest-calls'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()
const { put } = restCalls(backend)

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
