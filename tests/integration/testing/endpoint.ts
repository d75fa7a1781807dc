/** The endpoint in front of one file's backend, where the app's own calls of it end. */
import { beforeAll, beforeEach, vi } from 'vitest'
import { createApp } from '../../../api/app'
import { createDeps } from '../../../api/deps'
import { readEnv } from '../../../api/env'
import type { SeededBackend } from './seeded-backend'

export function setUpEndpoint(backend: SeededBackend) {
  let endpoint: ReturnType<typeof createApp>
  let losesAnswer = false
  const call = (name: string, init: RequestInit) => endpoint.request(`/api/${name}`, init)

  beforeAll(() => {
    const { firestore, auth } = backend.ports()
    const services = { FIRESTORE_URL: `http://127.0.0.1:${firestore}`, AUTH_URL: `http://127.0.0.1:${auth}` }
    endpoint = createApp(createDeps(readEnv(services), () => undefined))
  })
  beforeEach(() => {
    const { fetch } = globalThis
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const name = typeof input === 'string' && /\/api\/([\w-]+)$/.exec(input)?.[1]
      if (!name) return fetch(input, init)
      const answer = await call(name, init ?? {})
      if (!losesAnswer) return answer
      losesAnswer = false
      throw new TypeError('Failed to fetch')
    })
  })

  return {
    /** Another device's call. @returns the status */
    call: async (name: string, idToken: string): Promise<number> => {
      const headers = { authorization: `Bearer ${idToken}` }
      return (await call(name, { method: 'POST', headers })).status
    },
    /** The next call of the app is done, and its answer never arrives. */
    loseNextAnswer: () => {
      losesAnswer = true
    },
  }
}
