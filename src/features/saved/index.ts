/** The door of the saved feature: what other features may use. */
export { SaveButton } from './components/save-button'
export { savedQuery } from './saved-query'
export type { Savable } from './use-saved'
