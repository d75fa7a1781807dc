/** The door of the auth feature: what other features may use. */
export { AccountControls } from './components/account-controls'
export { idToken } from './session/id-token'
export { RequireSession } from './session/require-session'
export { followSession, sessionOwner } from './session/session-owner'
export { useLogOut } from './session/use-log-out'
export { useOwner } from './session/use-owner'
export { useRecallSession, useSession } from './session/use-session'
export type { SessionUser } from './session-user'
