/** The door of installing: the question after a first result, and the row in the account settings. */
export { InstallCard } from './components/install-card'
export { InstallRow } from './components/install-row'
