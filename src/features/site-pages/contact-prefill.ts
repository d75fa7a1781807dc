import { useEffect } from 'react'

const fields = ['subject', 'message'] as const

/** Longer than any link of this site writes. */
const longest = 500

/**
 * Fills in the subject and the message that the address brings, such as the ids of a payment (`payments/support-path.ts`);
 * after the first render, which is as blank as the prerendered page.
 */
export function usePrefill(fill: (field: (typeof fields)[number], text: string) => void): void {
  useEffect(() => {
    const search = new URLSearchParams(location.search)
    for (const field of fields) {
      const text = search.get(field)
      if (text) fill(field, text.slice(0, longest))
    }
  }, [fill])
}
