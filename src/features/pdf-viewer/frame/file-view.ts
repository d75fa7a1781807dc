import type { ReactNode } from 'react'
import type { DownloadRequest } from '@/features/offline'
import type { ViewerFile } from '../model/viewer-file'

/** The props of every view of a file, picture or PDF. */
export interface FileViewProps {
  file: ViewerFile
  title: string
  /** A picture of the first page, shown until the file itself is there. */
  poster: string | null
  /** Under whose name the place in the file is kept. */
  owner: string
  /** Over each page of a paid file; null for free ones. */
  readerName: string | null
  note: ReactNode
  /** What the student downloads for offline. */
  keeping: DownloadRequest
  onClose: () => void
}
