import { useCallback, useState } from 'react'
import type { PageSize } from '../model/page-layout'

interface DrawnPages {
  /** Sizes of the pages drawn so far, by page number. */
  sizes: ReadonlyMap<number, PageSize>
}

function same(a: PageSize | undefined, b: PageSize): boolean {
  return a?.width === b.width && a.height === b.height
}

/** Which pages have been drawn, and how large they are. */
export function usePagesDrawn(): DrawnPages & { onDrawn: (page: number, size: PageSize) => void } {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const onDrawn = useCallback((page: number, size: PageSize) => {
    setSizes((before) => (same(before.get(page), size) ? before : new Map(before).set(page, size)))
  }, [])
  return { sizes, onDrawn }
}
