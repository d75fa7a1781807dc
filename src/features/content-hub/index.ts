/** Public API of the content hub: the ways in below what a visitor may look at. */
export { LoginActions, LoginPanel } from './components/login-panel'
