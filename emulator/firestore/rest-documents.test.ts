/** The plain REST calls on documents, which operators and the order endpoint make. */
import { describe, expect, test } from 'vitest'
import { DOCUMENTS, PROJECT, ROOT } from './testing/backend'
import { restCalls, TIME, whole } from './testing/rest-calls'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()
const { put, get } = restCalls(backend)

async function stored(path: string): Promise<{ createTime: string; updateTime: string }> {
  return (await get(path)) as { createTime: string; updateTime: string } // what every found document has
}

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
      const { body } = await backend.rest('GET', `${DOCUMENTS}/users?pageSize=2&pageToken=${token}`)
      const page = body as { documents: { name: string }[]; nextPageToken?: string } // the shape under test
      seen.push(...page.documents.map(({ name }) => name.slice(-1)))
      token = page.nextPageToken ?? ''
    } while (token !== '')
    expect(seen).toEqual(['a', 'b', 'c'])
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
