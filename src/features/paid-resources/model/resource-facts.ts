/** `5 pages · 130 KB`: what a student wants to know before opening a file; empty when the document does not say. */
export function resourceFacts({
  pageCount,
  sizeBytes,
}: {
  pageCount: number | null
  sizeBytes: number | null
}): string {
  const facts: string[] = []
  if (pageCount !== null && pageCount > 0) facts.push(pageCount === 1 ? '1 page' : `${pageCount} pages`)
  if (sizeBytes !== null && sizeBytes > 0) facts.push(formatSize(sizeBytes))
  return facts.join(' · ')
}

/** Decimal units, as file managers on phones count. */
function formatSize(bytes: number): string {
  if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} KB`
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** `3 PDFs, 1 video`: what is in a pack, by kind. */
export function packContents(resources: ReadonlyArray<{ kind: 'pdf' | 'video' | 'link' }>): string {
  const names = { pdf: ['PDF', 'PDFs'], video: ['video', 'videos'], link: ['link', 'links'] } as const
  const kinds = ['pdf', 'video', 'link'] as const
  return kinds
    .map((kind) => {
      const count = resources.filter((resource) => resource.kind === kind).length
      const [one, many] = names[kind]
      return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
    })
    .filter(Boolean)
    .join(', ')
}
