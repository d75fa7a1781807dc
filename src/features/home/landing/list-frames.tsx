import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'

// The lists of the landing page's real data. All rows of a list have one height, and its shape and its note are as tall as
// the full list, so nothing moves when the data comes.

export const landingLimits = { articles: 4, products: 4 } as const

export const articlesClass = 'divide-y divide-line border-y border-line'
export const articleRowClass = 'grid h-27 content-center gap-1.5'
export const pricesClass = 'divide-y divide-line'
export const priceRowClass = 'h-20'

const numbersTo = (count: number) => Array.from({ length: count }, (_, row) => row)

/** The articles' shape while they are on the way. */
export function ArticlesWaiting() {
  return (
    <div aria-hidden className={`${articlesClass} noscript:hidden`}>
      {numbersTo(landingLimits.articles).map((row) => (
        <div key={row} className={articleRowClass}>
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-5 w-full max-w-md" />
          <Skeleton className="h-4 w-3/5 max-sm:hidden" />
        </div>
      ))}
    </div>
  )
}

/** The prices' shape while they are on the way: a picture, a name, a price in each line. */
export function PricesWaiting() {
  return (
    <div aria-hidden className={`${pricesClass} noscript:hidden`}>
      {numbersTo(landingLimits.products).map((row) => (
        <div key={row} className={`flex items-center gap-4 ${priceRowClass}`}>
          <Skeleton className="h-12 w-20 flex-none max-[359px]:hidden" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="ml-auto h-5 w-16" />
        </div>
      ))}
    </div>
  )
}

interface Note {
  text: string
  action: string
  to: string
}

/** Instead of data that is missing or could not be loaded: a quiet line with the way to its section. */
function QuietNote({ text, action, to, heightClass }: Note & { heightClass: string }) {
  return (
    <div
      className={classNames(
        'grid content-center rounded-card border border-dashed border-line px-6 text-center text-muted',
        heightClass,
      )}
    >
      <p>{text}</p>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center justify-center font-semibold text-secondary hover:underline"
      >
        {action}
      </Link>
    </div>
  )
}

export function ArticlesNote({ text }: { text: string }) {
  const to = paths.contentCurrentAffairs
  return <QuietNote text={text} action={t('Open Current Affairs')} to={to} heightClass="h-[436px]" />
}

export function PricesNote(note: Note) {
  return <QuietNote {...note} heightClass="h-[323px]" />
}
