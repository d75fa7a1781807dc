import { useEffect, useState } from 'react'
import { downloads, fileAccess, fileKey } from '@/features/offline'
import { imageTypeOf } from '../model/file-kind'
import type { ViewerFile } from '../model/viewer-file'

export type ImageState =
  | { status: 'loading' }
  | { status: 'shown'; blob: Blob; src: string }
  /** Not a picture; it may be a PDF. */
  | { status: 'no-image' }

async function readBytes(file: ViewerFile, owner: string, signal: AbortSignal): Promise<Blob> {
  const kept = await downloads.file(owner, fileKey(file))
  if (kept && !(kept.isOld && navigator.onLine)) return kept.blob('')
  const { url, headers } = await fileAccess(file)
  const response = await fetch(url, { headers, signal })
  if (!response.ok) throw new Error(`The file answered ${response.status}`)
  return response.blob()
}

async function readImage(file: ViewerFile, owner: string, signal: AbortSignal): Promise<Blob> {
  const blob = await readBytes(file, owner, signal)
  const start = new Uint8Array(await blob.slice(0, 1024).arrayBuffer())
  const type = imageTypeOf(start, blob.type)
  if (type === null) throw new Error('The file is no image')
  return blob.slice(0, blob.size, type)
}

/**
 * Reads a picture, from the copy on this device or with the student's own token. Its address holds for as long as the
 * component lives.
 */
export function useImage(file: ViewerFile, owner: string): ImageState {
  const [state, setState] = useState<ImageState>({ status: 'loading' })
  useEffect(() => {
    const reading = new AbortController()
    let src = ''
    readImage(file, owner, reading.signal).then(
      (blob) => {
        if (reading.signal.aborted) return
        src = URL.createObjectURL(blob)
        setState({ status: 'shown', blob, src })
      },
      () => {
        if (!reading.signal.aborted) setState({ status: 'no-image' })
      },
    )
    return () => {
      reading.abort()
      URL.revokeObjectURL(src)
    }
  }, [file, owner])
  return state
}
