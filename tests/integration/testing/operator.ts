/** What an operator does to accounts and to the identity service of one file's backend. */
import * as z from 'zod'
import { projectId, type SeededBackend } from './seeded-backend'

export const password = 'Student@123'

export function operatorOf(backend: SeededBackend) {
  const call = async (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${backend.ports().auth}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    }).then((response): Promise<unknown> => response.json())

  return {
    /** An account that did not come through the app's own registration, with a record unless told otherwise. */
    makeAccount: async (
      fields: { email: string; displayName?: string },
      { hasRecord } = { hasRecord: true },
    ): Promise<string> => {
      const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts?key=demo-key`
      const made = await call(path, { method: 'POST', body: JSON.stringify({ ...fields, password }) })
      const { localId } = z.object({ localId: z.string() }).parse(made)
      const { displayName: name = '', email } = fields
      if (hasRecord) await backend.put(`users/${localId}`, { name, email, isActive: true })
      return localId
    },
    changeAccount: (localId: string, change: object) =>
      call(`/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update?key=demo-key`, {
        method: 'POST',
        body: JSON.stringify({ localId, ...change }),
      }),
    /** Settings of the identity service, as its configuration names them. */
    configure: (config: object) =>
      call(`/emulator/v1/projects/${projectId}/config`, { method: 'PATCH', body: JSON.stringify(config) }),
    /** The newest code that was mailed to an address. */
    mailedCode: async (email: string): Promise<string> => {
      const answer = await call(`/emulator/v1/projects/${projectId}/oobCodes`, { method: 'GET' })
      const { oobCodes } = z
        .object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) })
        .parse(answer)
      return oobCodes.findLast((code) => code.email === email)?.oobCode ?? ''
    },
  }
}

/** What an operator ends a student's sessions by, and what the student is told then. */
export const endings = [
  ['disabled', { disableUser: true }, 'This account has been disabled.'],
  [
    'whose sessions were revoked',
    { validSince: String(4e9) },
    'You are signed out on this device. Log in again to continue.',
  ],
] as const
