/** Public API of the account pages. */
export { AccountControls } from './components/account-controls'
