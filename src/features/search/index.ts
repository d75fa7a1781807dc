/** Public API: the search dialog, which the header opens, and what published documents are called now. */
export { SearchDialog } from './components/search-dialog'
export { findableQuery, useFindNames } from './findable-query'
