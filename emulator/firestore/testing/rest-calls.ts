/** Short forms for plain REST calls as administrator. */
import { expect } from 'vitest'
import { DOCUMENTS, type TestBackend } from './backend'

/** The time of a document or read as it travels. */
export const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)

/** An integer value. */
export function whole(value: number): { integerValue: string } {
  return { integerValue: String(value) }
}

export interface RestCalls {
  /** Writes a whole document. @param path Inside the database, encoded as in an address. */
  put: (path: string, fields?: object) => Promise<void>
  /** The body of a GET. */
  get: (path: string) => Promise<unknown>
}

export function restCalls(backend: TestBackend): RestCalls {
  return {
    put: async (path, fields = {}) => {
      const { status } = await backend.rest('PATCH', `${DOCUMENTS}/${path}`, { fields })
      expect(status).toBe(200)
    },
    get: async (path) => (await backend.rest('GET', `${DOCUMENTS}/${path}`)).body,
  }
}
