/** Test files share a process, and fake-indexeddb keeps what a file before has stored: each file gets an empty device. */
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll } from 'vitest'

beforeAll(() => {
  globalThis.indexedDB = new IDBFactory()
})
