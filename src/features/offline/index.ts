/** Public API of downloads, which open offline: packages, tests, quizzes, PDFs. */

export { downloadsQuery } from './device/download-list'
export type { DownloadedFile } from './files/downloaded-file'
export { type FileAddress, fileAccess, fileKey, fileRequest } from './files/file-address'
export { findTest, isDownloadedQuery, readOrKept } from './kept-paper'
export {
  DownloadAll,
  DownloadFileButton,
  DownloadPackage,
  DownloadPaper,
  downloads,
} from './lazy'
export type { DownloadItem, DownloadRequest } from './model/download-item'
export { useDownloadedProduct } from './use-downloaded-product'
