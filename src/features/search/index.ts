/** Public API: the search dialog, which the header opens. */
export { SearchDialog } from './components/search-dialog'
