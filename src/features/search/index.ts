/** Public API: the search dialog, which the header opens, and everything that can be found. */
export { SearchDialog } from './components/search-dialog'
export { findableQuery } from './findable-query'
