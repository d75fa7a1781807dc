import { useEffect, useState } from 'react'
import { readingPlaces } from '@/own/marks/reading-places'
import { firstPlace, type PageSize, type Place } from '../model/page-layout'
import { viewerFailure } from '../model/viewer-failure'
import type { ViewerFile } from '../model/viewer-file'
import { openSource } from '../open-source'
import { openPdf, type PdfDocument, PictureError, pageSize } from '../pdf-document'

export type PdfState =
  | { status: 'opening' }
  | { status: 'open'; pdf: PdfDocument; start: Place; expected: PageSize }
  /** An image, not a PDF; `message` is for an image that cannot be shown either. */
  | { status: 'picture'; message: string }
  | { status: 'failed'; message: string }

/**
 * Opens a PDF for as long as the component lives, at the place where its owner left it.
 * @returns its state, and whether it waits for the network
 */
export function usePdfDocument(
  file: ViewerFile,
  owner: string,
  key: string,
): { state: PdfState; waiting: boolean } {
  const [state, setState] = useState<PdfState>({ status: 'opening' })
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    let current = true
    const fail = (error: unknown) => {
      const status = error instanceof PictureError ? 'picture' : 'failed'
      if (current) setState({ status, message: viewerFailure(error) })
    }
    const opening = openPdf((events) => openSource(file, owner, events), {
      onWaiting: (waits) => current && setWaiting(waits),
      onRefused: fail,
    })
    const open = async () => {
      const pdf = await opening.document
      const start = (await readingPlaces.find(owner, key, pdf.proxy.numPages)) ?? firstPlace
      // Pages that are not drawn yet are given the size of the first one that is shown.
      const expected = pageSize(await pdf.proxy.getPage(start.page))
      if (current) setState({ status: 'open', pdf, start, expected })
    }
    open().catch(fail)
    return () => {
      current = false
      opening.close()
    }
  }, [file, owner, key])
  return { state, waiting }
}
