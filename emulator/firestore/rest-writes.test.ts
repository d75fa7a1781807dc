/** Transforms in their older form. */
import { expect, test } from 'vitest'
import { DOCUMENTS, ROOT } from './testing/backend'
import { TIME, whole } from './testing/rest-calls'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()

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
