import { expect, test } from 'vitest'
import { parseIndexes } from './indexes'

test.each<[string, RegExp]>([
  ['[]', /the file must be an object/],
  ['{"indexes":{}}', /indexes must be a list/],
  ['{"indexes":[{"fields":[]}]}', /indexes\[0\]\.collectionGroup/],
  [
    '{"indexes":[{"collectionGroup":"a","fields":[{"fieldPath":"b"}]}]}',
    /indexes\[0\]\.fields\[0\] needs order/,
  ],
  ['{"indexes":[{"collectionGroup":"a","queryScope":"X","fields":[]}]}', /queryScope/],
  ['{', /JSON/],
])('a wrong index file %s says where', (content, message) => {
  expect(() => parseIndexes(content)).toThrow(message)
})
