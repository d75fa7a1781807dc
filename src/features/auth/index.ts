/** Public API of the account pages. */
export { AccountControls } from './profile/account-controls'
