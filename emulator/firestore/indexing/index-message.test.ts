import { expect, test } from 'vitest'
import { missingIndexMessage } from './index-message'

const name = { project: 'demo', database: '(default)' }

test('the message says the index and links to where it is made', () => {
  const fields = [
    { field: 'isActive', mode: 'ASC' },
    { field: 'tags', mode: 'CONTAINS' },
    { field: 'date', mode: 'DESC' },
  ] as const
  const message = missingIndexMessage(name, { collectionGroup: 'jobs', scope: 'COLLECTION', fields })
  expect(message).toMatch(
    /^The query requires an index\. You can create it here: https:\/\/console\.firebase\.google\.com\//,
  )
  expect(message).toContain(
    'collectionGroup "jobs", queryScope COLLECTION, fields: isActive ASCENDING, tags CONTAINS, date DESCENDING',
  )
  const encoded = /create_composite=(\S+)/.exec(message)?.[1] ?? ''
  const bytes = Buffer.from(encoded, 'base64').toString('latin1')
  const resource = 'projects/demo/databases/(default)/collectionGroups/jobs/indexes/_'
  expect(bytes).toBe(
    `\n${String.fromCharCode(resource.length)}${resource}\x10\x01` +
      '\x1a\x0c\n\x08isActive\x10\x01\x1a\x08\n\x04tags\x18\x01\x1a\x08\n\x04date\x10\x02',
  )
})

test('the message for a single field of a group names the field', () => {
  const fields = [{ field: 'date', mode: 'DESC' }] as const
  expect(missingIndexMessage(name, { collectionGroup: 'jobs', scope: 'COLLECTION_GROUP', fields })).toMatch(
    /^The query requires a COLLECTION_GROUP_DESC index for collection jobs and field date\. .*create_exemption=/,
  )
})
