import { counted } from '@/domain/counted'
import { formatShortDate } from '@/lib/dates'
import { formatFileSize } from '@/lib/file-size'

function pages(count: number | null): string | null {
  if (count === null || count <= 0) return null
  return counted(count, 'page')
}

/** `5 pages · 130 KB · Updated 02/06/2026`: what a student wants to know before buying; what nobody wrote is left out. */
export function resourceFacts({
  pageCount,
  sizeBytes,
  updatedAt,
}: {
  pageCount: number | null
  sizeBytes: number | null
  updatedAt: Date | null
}): string {
  const facts = [
    pages(pageCount),
    formatFileSize(sizeBytes),
    updatedAt && `Updated ${formatShortDate(updatedAt)}`,
  ]
  return facts.filter(Boolean).join(' · ')
}

/** Each fact in one piece where the line breaks: only the spaces beside a dot let it. */
export function unbroken(facts: string): string {
  return facts.replaceAll(/ (?!·)/g, (space, place: number) => (facts[place - 1] === '·' ? space : '\u00a0'))
}

/** The same of a whole pack: pages and sizes added up, and the newest date. */
export function packFacts(
  resources: ReadonlyArray<{ pageCount: number | null; sizeBytes: number | null; updatedAt: Date | null }>,
): string {
  const newest = resources.reduce<Date | null>(
    (latest, { updatedAt }) => (updatedAt && (!latest || updatedAt > latest) ? updatedAt : latest),
    null,
  )
  return resourceFacts({
    pageCount: resources.reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0),
    sizeBytes: resources.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0),
    updatedAt: newest,
  })
}

/** `3 PDFs, 1 video`: what is in a pack, by kind. */
export function packContents(resources: ReadonlyArray<{ kind: 'pdf' | 'video' | 'link' }>): string {
  const names = { pdf: 'PDF', video: 'video', link: 'link' }
  const kinds = ['pdf', 'video', 'link'] as const
  return kinds
    .map((kind) => {
      const count = resources.filter((resource) => resource.kind === kind).length
      return count === 0 ? '' : counted(count, names[kind])
    })
    .filter(Boolean)
    .join(', ')
}
