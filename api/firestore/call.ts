/** One call of Firestore's REST interface, as administrator: shared by the endpoint and the operator's tool. */
import * as z from 'zod'
import { callService, type Log } from '../upstream'

/** Gives the administrator's bearer token: the fixed `owner` locally, an OAuth access token in production. */
export type TokenSource = () => Promise<string>

export interface FirestoreAccess {
  /** Origin of the service. */
  url: string
  projectId: string
  accessToken: TokenSource
  log: Log
  /** How long one call may take; 10 s when absent. */
  timeoutMs?: number
}

/** The error that a refused call answers with; also the only element of a streamed answer. */
export const failureSchema = z.object({
  error: z.object({ message: z.string(), status: z.string().optional() }),
})

/** Name of the database's root, which every document's name begins with. */
export function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`
}

/** Calls `rpc` on the root, or on the document `parent`; 2xx and 4xx answers come back for the caller to judge. @throws ApiError 503 */
export function createFirestoreCall(access: FirestoreAccess) {
  const { url, projectId, accessToken, log, timeoutMs } = access
  return async (rpc: string, body: unknown, parent = ''): Promise<{ status: number; body: unknown }> => {
    const headers = { authorization: `Bearer ${await accessToken()}` }
    const address = `${url}/v1/${documentsRoot(projectId)}${parent && `/${parent}`}:${rpc}`
    return callService(
      'Firestore',
      address,
      { headers, body, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
      log,
    )
  }
}
