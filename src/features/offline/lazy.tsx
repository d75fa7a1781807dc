/** What of downloads loads behind the page that shows it; a build makes one chunk of it (tools/build/chunks.ts). */
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
const line = <div className="min-h-11" />
const lowerLine = <div className="mt-4 min-h-11" />

export const DownloadPaper = behind(lazyPage(loadPart, 'DownloadPaper', Nothing), lowerLine)
export const DownloadPackage = behind(lazyPage(loadPart, 'DownloadPackage', Nothing), lowerLine)
export const DownloadFile = behind(lazyPage(loadPart, 'DownloadFile', Nothing), line)
export const DownloadFileButton = behind(
  lazyPage(() => import('./components/download-file-button'), 'DownloadFileButton', Nothing),
  <span className="size-11 flex-none" />,
)

const loadFiles = () => import('./files/downloaded-file')
const loadDownload = () => import('./files/download-file')

/** As in `downloaded-file.ts`; null also while its code cannot be loaded. */
export const downloadedFile = (owner: string, key: string): Promise<DownloadedFile | null> =>
  loadFiles().then(
    (files) => files.downloadedFile(owner, key),
    () => null,
  )

/** As in `downloaded-file.ts`; null also while its code cannot be loaded. */
export const downloadedFileItem = (owner: string, key: string): Promise<DownloadItem | null> =>
  loadFiles().then(
    (files) => files.downloadedFileItem(owner, key),
    () => null,
  )

export const noteChecked = async (owner: string, item: DownloadItem): Promise<void> =>
  (await loadFiles()).noteChecked(owner, item)

export const compareFile = async (owner: string, key: string): Promise<void> =>
  (await loadDownload()).compareFile(owner, key)

export const removeFile = async (owner: string, key: string): Promise<void> =>
  (await loadDownload()).removeFile(owner, key)

export const checkDownloads = async (owner: string): Promise<void> =>
  (await import('./check-downloads')).checkDownloads(owner)
