/** The parts of downloads whose code loads after the page that shows them, as one chunk (tools/build/chunks.ts). */
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { lazyPage } from '@/loading/lazy-page'
import type { DownloadedFile } from './files/downloaded-file'
import type { DownloadItem } from './model/download-item'

const Nothing = () => null

/** A page does not wait for this part; without the network it does without. */
function behind<Props extends object>(Part: ComponentType<Props>, waiting: ReactNode) {
  return (props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  )
}

const loadPart = () => import('./components/download-part')
const lowerLine = <div className="mt-4 min-h-11" />

export const DownloadPaper = behind(lazyPage(loadPart, 'PaperDownloadPart', Nothing), lowerLine)
export const DownloadPackage = behind(lazyPage(loadPart, 'PackageDownloadPart', Nothing), lowerLine)
/** The page reserves its space. */
export const DownloadAll = behind(lazyPage(loadPart, 'FilesDownloadPart', Nothing), null)
export const DownloadFileButton = behind(
  lazyPage(() => import('./components/file-download-button'), 'FileDownloadButton', Nothing),
  <span className="size-11 flex-none" />,
)

const loadFiles = () => import('./files/downloaded-file')
const loadDownload = () => import('./files/download-file')

/** Downloads of an owner, with the code loaded at the first call. Rejects while it cannot be loaded, except where null says so. */
export const downloads = {
  /** As `downloadedFile`; null also while its code cannot be loaded. */
  file: (owner: string, key: string): Promise<DownloadedFile | null> =>
    loadFiles().then(
      (files) => files.downloadedFile(owner, key),
      () => null,
    ),

  /** As `downloadedFileItem`; null also while its code cannot be loaded. */
  item: (owner: string, key: string): Promise<DownloadItem | null> =>
    loadFiles().then(
      (files) => files.downloadedFileItem(owner, key),
      () => null,
    ),

  noteChecked: async (owner: string, item: DownloadItem): Promise<void> =>
    (await loadFiles()).noteChecked(owner, item),

  compareFile: async (owner: string, key: string): Promise<void> =>
    (await loadDownload()).compareFile(owner, key),

  removeFile: async (owner: string, key: string): Promise<void> =>
    (await loadDownload()).removeFile(owner, key),

  check: async (owner: string): Promise<void> => (await import('./check-downloads')).checkDownloads(owner),
}
