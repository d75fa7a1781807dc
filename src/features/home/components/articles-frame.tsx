import { paths } from '@/config/paths'
import { Skeleton } from '@/ui/skeleton'
import { landingLimits } from '../model/landing-limits'
import { QuietNote } from './quiet-note'

// All rows have one height, and there are as many as are asked for, so nothing moves when the articles come.
export const articlesClass = 'divide-y divide-line border-y border-line'
export const articleRowClass = 'grid h-27 content-center gap-1.5'
const heightClass = 'h-[436px]'

const rows = Array.from({ length: landingLimits.articles }, (_, row) => row)

/** The list's shape while its data is on the way. */
export function ArticlesWaiting() {
  return (
    <div aria-hidden className={`${articlesClass} noscript:hidden`}>
      {rows.map((row) => (
        <div key={row} className={articleRowClass}>
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-5 w-full max-w-md" />
          <Skeleton className="h-4 w-3/5 max-sm:hidden" />
        </div>
      ))}
    </div>
  )
}

export function ArticlesNote({ text }: { text: string }) {
  return (
    <QuietNote
      text={text}
      action="Open Current Affairs"
      to={paths.contentCurrentAffairs}
      className={heightClass}
    />
  )
}
