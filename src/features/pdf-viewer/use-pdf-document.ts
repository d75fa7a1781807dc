import { useEffect, useState } from 'react'
import { fileAccess } from './file-access'
import { viewerFailure } from './model/viewer-failure'
import type { ViewerFile } from './model/viewer-file'
import { openPdf, type PdfDocument } from './pdf-document'

export type PdfState =
  | { status: 'opening' }
  | { status: 'open'; pdf: PdfDocument; firstPage: { width: number; height: number } }
  | { status: 'failed'; message: string }

/** The first page's size stands for all pages until they are drawn. */
async function open(pdf: PdfDocument): Promise<PdfState> {
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return { status: 'open', pdf, firstPage: { width, height } }
}

/** Opens a PDF for as long as the component lives. */
export function usePdfDocument(file: ViewerFile): PdfState {
  const [state, setState] = useState<PdfState>({ status: 'opening' })
  useEffect(() => {
    let current = true
    const show = (next: PdfState) => {
      if (current) setState(next)
    }
    const opening = openPdf(() => fileAccess(file))
    opening.document.then(open).then(show, (error: unknown) => {
      show({ status: 'failed', message: viewerFailure(error) })
    })
    return () => {
      current = false
      opening.close()
    }
  }, [file])
  return state
}
