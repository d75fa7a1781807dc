/** The door of the search: the app's header opens it. */
export { SearchDialog } from './components/search-dialog'
