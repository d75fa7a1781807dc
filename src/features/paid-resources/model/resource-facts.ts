import { listOf } from '@/domain/list-of'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { formatFileSize } from '@/lib/file-size'

function pages(count: number | null): string | null {
  if (count === null || count <= 0) return null
  return t('{count, plural, one {# page} other {# pages}}', { count })
}

/** `5 pages`, `130 KB`, `Updated 2 Jun 2026`: what a student wants to know before buying; null for what nobody wrote. */
export function resourceFacts({
  pageCount,
  sizeBytes,
  updatedAt,
}: {
  pageCount: number | null
  sizeBytes: number | null
  updatedAt: Date | null
}): Array<string | null> {
  return [
    pages(pageCount),
    formatFileSize(sizeBytes),
    updatedAt && t('Updated {date}', { date: formatMediumDate(updatedAt) }),
  ]
}

/** The same of a whole pack: pages and sizes added up, and the newest date. */
export function packFacts(
  resources: ReadonlyArray<{ pageCount: number | null; sizeBytes: number | null; updatedAt: Date | null }>,
): Array<string | null> {
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

type Contents = ReadonlyArray<{ kind: 'pdf' | 'video' | 'link' }>

const countOf = (resources: Contents, wanted: Contents[number]['kind']) =>
  resources.filter(({ kind }) => kind === wanted).length

/** What is in a pack, by kind: `3 PDFs`, `1 video`. */
function contentsOf(resources: Contents): string[] {
  const pdfs = countOf(resources, 'pdf')
  const videos = countOf(resources, 'video')
  const links = countOf(resources, 'link')
  return [
    ...(pdfs > 0 ? [t('{count, plural, one {# PDF} other {# PDFs}}', { count: pdfs })] : []),
    ...(videos > 0 ? [t('{count, plural, one {# video} other {# videos}}', { count: videos })] : []),
    ...(links > 0 ? [t('{count, plural, one {# link} other {# links}}', { count: links })] : []),
  ]
}

/** `3 PDFs, 1 video` */
export const packContents = (resources: Contents): string => contentsOf(resources).join(', ')

/** `6 PDFs and 2 videos. Read the PDFs here or download them.`; empty for a pack without anything in it. */
export function packSentence(resources: Contents): string {
  const contents = listOf(contentsOf(resources))
  const pdfs = countOf(resources, 'pdf')
  if (contents === '') return ''
  if (pdfs === 0) return t('{contents}.', { contents })
  return t(
    '{contents}. {count, plural, =1 {Read the PDF here or download it.} other {Read the PDFs here or download them.}}',
    { contents, count: pdfs },
  )
}
