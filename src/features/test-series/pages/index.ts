/** The list and the package, in one piece: the one leads to the other. */
export { PackagePage } from './package-page'
export { PackagesPage } from './packages-page'
