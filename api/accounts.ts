/** What the endpoint changes in accounts, by Identity Toolkit as administrator. */
import * as z from 'zod'
import { unavailable } from './errors'
import type { TokenSource } from './firestore/call'
import { callService, type Log } from './upstream'

/** Every function throws ApiError 503 when the service refuses or cannot be reached. */
export interface Accounts {
  /** Refuses every ID and refresh token of a session that began before `from`, a whole second. */
  endSessions: (uid: string, from: Date) => Promise<void>
  exists: (uid: string) => Promise<boolean>
  /** Deletes the account. Succeeds if there is none. */
  remove: (uid: string) => Promise<void>
}

/** The OAuth scope that the service account's token needs. */
export const IDENTITY_SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'

const lookupSchema = z.object({ users: z.array(z.unknown()).default([]) })
const failureSchema = z.object({ error: z.object({ message: z.string() }) })

/** @param options.identityUrl address of Identity Toolkit, as `identityToolkitUrl` gives it */
export function createAccounts(options: {
  identityUrl: string
  projectId: string
  accessToken: TokenSource
  log: Log
}): Accounts {
  const { identityUrl, projectId, accessToken, log } = options

  async function call(operation: string, body: object): Promise<{ refusal: string | null; body: unknown }> {
    const headers = { authorization: `Bearer ${await accessToken()}` }
    const url = `${identityUrl}/v1/projects/${projectId}/accounts:${operation}`
    const answer = await callService('Auth', url, { headers, body }, log)
    if (answer.status === 200) return { refusal: null, body: answer.body }
    return {
      refusal: failureSchema.safeParse(answer.body).data?.error.message ?? 'unknown answer',
      body: null,
    }
  }

  function fail(what: string, refusal: string): never {
    log(`Auth refused to ${what}: ${refusal}`)
    throw unavailable()
  }

  return {
    async endSessions(uid, from) {
      const validSince = String(Math.floor(from.getTime() / 1000))
      const { refusal } = await call('update', { localId: uid, validSince })
      if (refusal !== null) fail('end the sessions of an account', refusal)
    },

    async exists(uid) {
      const { refusal, body } = await call('lookup', { localId: [uid] })
      if (refusal !== null) fail('look up an account', refusal)
      return lookupSchema.parse(body).users.length > 0
    },

    async remove(uid) {
      const { refusal } = await call('delete', { localId: uid })
      if (refusal !== null && !refusal.startsWith('USER_NOT_FOUND')) fail('delete an account', refusal)
    },
  }
}
