/** The door of what is kept for offline: package, test, quiz, PDF. */

export { KeepFile, KeepFileButton, KeepPackage, KeepPaper } from './components/keep-later'
export { keptItemsQuery } from './device/kept-items'
export { type FileAddress, fileAccess, fileKey } from './files/file-address'
export { fileRequest } from './files/file-request'
export { compareFile, keptFile, noteChecked, removeFile, wholeItem } from './files/files-later'
export type { KeptFile } from './files/kept-file'
export { useKeptProduct } from './hooks/use-kept-product'
export { checkKept } from './keep/check-later'
export { findTest, readOrKept } from './kept-paper'
export type { KeepRequest, KeptItem } from './model/kept-item'
