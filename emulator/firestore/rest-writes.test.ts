/** Batches of independent writes, transforms in their older form. */
import { expect, test } from 'vitest'
import { DOCUMENTS, ROOT } from './testing/backend'
import { TIME, whole } from './testing/rest-calls'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()

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
