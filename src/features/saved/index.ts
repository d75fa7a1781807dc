/** Public API: the button that saves an item for later. */
export { SaveButton } from './components/save-button'
