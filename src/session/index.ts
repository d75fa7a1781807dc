/** Public API: who is signed in. */
export { RequireSession } from './require-session'
export { followSession, isSessionOwner, mayKeepFor, recallSession, sessionOwner } from './session-store'
export type { SessionUser } from './session-user'
export { idToken, useLogOut, useOwner, useRecallSession, useSession } from './use-session'
