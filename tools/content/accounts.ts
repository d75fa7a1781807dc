/** What the tool asks of the identity service, as administrator. */
import * as z from 'zod'
import type { TokenSource } from '../../api/firestore/call'
import { callService, type Log } from '../../api/upstream'

export interface Account {
  uid: string
  email: string | null
  emailVerified: boolean
  disabled: boolean
}

const lookupSchema = z.object({
  users: z
    .array(
      z.object({
        localId: z.string(),
        email: z.string().optional(),
        emailVerified: z.boolean().default(false),
        disabled: z.boolean().default(false),
      }),
    )
    .default([]),
})
const failureSchema = z.object({ error: z.object({ message: z.string() }) })

/** Accounts that one call may name. */
const MAX_NAMED = 100

export function createAccounts(options: {
  /** With the service's own path, where one port serves several. */
  url: string
  projectId: string
  accessToken: TokenSource
  log: Log
}) {
  async function ask(operation: string, body: unknown): Promise<unknown> {
    const headers = { authorization: `Bearer ${await options.accessToken()}` }
    const address = `${options.url}/v1/projects/${options.projectId}/accounts:${operation}`
    const answer = await callService('Auth', address, { headers, body }, options.log)
    const failure = failureSchema.safeParse(answer.body)
    if (failure.success) throw new Error(`Auth refused ${operation}: ${failure.data.error.message}`)
    return answer.body
  }

  async function lookup(
    by: { localId: readonly string[] } | { email: readonly string[] },
  ): Promise<Account[]> {
    const { users } = lookupSchema.parse(await ask('lookup', by))
    return users.map(({ localId, email, ...others }) => ({ uid: localId, email: email ?? null, ...others }))
  }

  return {
    async byUids(uids: readonly string[]): Promise<Account[]> {
      const found: Account[] = []
      for (let begin = 0; begin < uids.length; begin += MAX_NAMED) {
        found.push(...(await lookup({ localId: uids.slice(begin, begin + MAX_NAMED) })))
      }
      return found
    },
    /** The service compares addresses in lower case. */
    async byEmail(email: string): Promise<Account | null> {
      return (await lookup({ email: [email.toLowerCase()] }))[0] ?? null
    },
    /** A disabled account cannot sign in, and its sessions are not renewed. */
    async disable(uid: string, disabled: boolean): Promise<void> {
      await ask('update', { localId: uid, disableUser: disabled })
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>
