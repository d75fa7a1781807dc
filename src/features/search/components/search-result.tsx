import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { categoryName } from '@/domain/category-name'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { isPlainClick } from '@/lib/navigation/plain-click'
import { excerpt, markedParts } from '../model/match'
import type { Found } from '../model/search-index'
import { resultAddress, type SearchItem } from '../model/search-item'

/** A text with the words that were looked for marked in it. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return markedParts(text, words).map(({ part, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
      <mark key={index} className="rounded-xs bg-primary/20 text-secondary">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

export const resultClass =
  'block rounded-control px-3 py-2.75 -outline-offset-2 hover:bg-raised focus-visible:bg-raised sm:px-4'

/** The detail when the title holds every word; otherwise the part of the text that holds one. */
function secondLine({ item, marks }: Found<SearchItem>, wordCount: number): string | null {
  const detail = item.detail && categoryName(item.detail)
  const seen = markedParts(item.title, marks).filter(({ isMatch }) => isMatch)
  if (seen.length >= wordCount) return detail
  return excerpt(item.text, marks) ?? excerpt(detail ?? '', marks) ?? excerpt(item.tags, marks) ?? detail
}

/** One thing that was found. @param wordCount how many words were looked for */
export function SearchResult({
  found,
  wordCount,
  onFollow,
}: {
  found: Found<SearchItem>
  wordCount: number
  onFollow: () => void
}) {
  const { item, marks } = found
  const address = resultAddress(item)
  const second = secondLine(found, wordCount)
  const content: ReactNode = (
    <>
      <span lang={languageOf(item.title)} className="line-clamp-2 leading-snug font-medium">
        <MarkedText text={item.title} words={marks} />
        {'file' in address && (
          <ExternalLink size={14} aria-label={t('Opens in a new tab')} className="ml-1.5 inline text-muted" />
        )}
      </span>
      {second && (
        <span lang={languageOf(second)} className="mt-0.5 line-clamp-1 text-sm text-muted">
          <MarkedText text={second} words={marks} />
        </span>
      )}
    </>
  )
  if ('file' in address) {
    return (
      <a href={address.file} target="_blank" rel="noopener noreferrer" className={resultClass}>
        {content}
      </a>
    )
  }
  return (
    <Link
      to={address.to}
      className={resultClass}
      onClick={(event) => {
        if (isPlainClick(event)) onFollow()
      }}
    >
      {content}
    </Link>
  )
}
