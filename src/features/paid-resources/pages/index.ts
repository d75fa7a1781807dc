/** The packs and the pack, in one piece: the one leads to the other. */
export { PaidCategoriesPage } from './paid-categories-page'
export { PaidCategoryPage } from './paid-category-page'
