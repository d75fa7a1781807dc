import { type RefObject, useEffect, useState } from 'react'
import type { PdfDocument, PdfPageProxy } from '../pdf-document'
import { fillTextLayer } from '../text-layer'

/** Fills `ref` with the text of a drawn page; gives its elements run by run once they are there. */
export function useTextLayer(
  ref: RefObject<HTMLElement | null>,
  pdf: PdfDocument,
  page: PdfPageProxy | null,
): readonly HTMLElement[] | null {
  const [elements, setElements] = useState<readonly HTMLElement[] | null>(null)
  useEffect(() => {
    const container = ref.current
    if (!container || !page) return
    const { ready, cancel } = fillTextLayer(pdf, page, container)
    ready.then(
      (divs) => {
        if (divs) setElements(divs)
      },
      // Without its text a page can still be read.
      () => undefined,
    )
    return () => {
      cancel()
      container.replaceChildren()
      setElements(null)
    }
  }, [ref, pdf, page])
  return elements
}
