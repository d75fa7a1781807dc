/** Public API of the content hub: its sections, and the ways in below what a visitor may look at. */
export { LoginActions, LoginPanel } from './components/login-panel'
export { hubSections } from './model/sections'
