/** The door of the auth feature: what other features may use. */
export { AccountControls } from './components/account-controls'
export { RequireSession } from './session/require-session'
export {
  followSession,
  isSessionOwner,
  mayKeepFor,
  recallSession,
  sessionOwner,
} from './session/session-store'
export type { SessionUser } from './session/session-user'
export { idToken, useLogOut, useOwner, useRecallSession, useSession } from './session/use-session'
