import { expect, test } from 'vitest'
import { billed, type FirestoreCall } from './usage'

const root = '/v1/projects/p/databases/(default)/documents'
const document = (id: string, text = '') =>
  `{"document":{"name":"${id}","fields":{"t":{"stringValue":${JSON.stringify(text)}}},"createTime":"2026-11-22T00:00:00Z"}}`
const call = (over: Partial<FirestoreCall>): FirestoreCall => ({
  method: 'POST',
  path: root,
  body: '',
  status: 200,
  answer: '',
  ruleReads: 0,
  ...over,
})

test.each<[string, Partial<FirestoreCall>, object]>([
  [
    'a query by the documents that it gives',
    { path: `${root}:runQuery`, answer: `[${document('a')},${document('b')}]` },
    { reads: 2 },
  ],
  ['a query that finds nothing as one read', { path: `${root}:runQuery`, answer: '[{}]' }, { reads: 1 }],
  [
    'a text that looks like a document as none',
    { path: `${root}:runQuery`, answer: `[${document('a', '"createTime":"2026"')}]` },
    { reads: 1 },
  ],
  [
    'documents by name, also those that are not there',
    { path: `${root}:batchGet`, body: '{"documents":["a","b"]}' },
    { reads: 2 },
  ],
  [
    'a commit by what it writes and deletes',
    {
      path: `${root}:commit`,
      body: '{"writes":[{"update":{}},{"delete":"a"},{"verify":"b"}]}',
      ruleReads: 3,
    },
    { writes: 1, deletes: 1, ruleReads: 3 },
  ],
  [
    'a refused write by what the rules looked up',
    { path: `${root}:commit`, body: '{"writes":[{"update":{}}]}', status: 403, ruleReads: 1 },
    { reads: 0, writes: 0, ruleReads: 1 },
  ],
  ['a document by its address', { method: 'GET', path: `${root}/users/a` }, { reads: 1 }],
  ['a deleted one', { method: 'DELETE', path: `${root}/users/a` }, { deletes: 1 }],
])('bills %s', (_, over, expected) => {
  expect(billed(call(over))).toMatchObject({ reads: 0, writes: 0, deletes: 0, ...expected })
})

test('counts the bytes of an answer, not its letters', () => {
  expect(billed(call({ answer: '₹' })).bytes).toBe(3)
})
