import { indianDay } from '@/lib/dates'

/** What narrows and orders the list; it lives in the URL. At most one of `day` and `month` is set. */
export interface ArticleFilters {
  /** `YYYY-MM-DD`, a day in India. */
  day: string | null
  /** `YYYY-MM`. */
  month: string | null
  sort: 'latest' | 'oldest'
}

const matching = (value: string | null, pattern: RegExp) => (value && pattern.test(value) ? value : null)

export function readFilters(search: URLSearchParams): ArticleFilters {
  const day = matching(search.get('date'), /^\d{4}-\d{2}-\d{2}$/)
  return {
    day,
    month: day === null ? matching(search.get('month'), /^\d{4}-\d{2}$/) : null,
    sort: search.get('sort') === 'oldest' ? 'oldest' : 'latest',
  }
}

/** True when a date filter or another order than the usual one is set. */
export function isNarrowed({ day, month, sort }: ArticleFilters): boolean {
  return day !== null || month !== null || sort !== 'latest'
}

/** The query string with the change in it; a date takes the place of a month and the other way round. */
export function withFilter(
  search: URLSearchParams,
  change: { day: string } | { month: string } | { sort: ArticleFilters['sort'] } | 'clear-dates',
): URLSearchParams {
  const next = new URLSearchParams(search)
  if (typeof change === 'object' && 'sort' in change) {
    if (change.sort === 'oldest') next.set('sort', 'oldest')
    else next.delete('sort')
    return next
  }
  next.delete('date')
  next.delete('month')
  if (change === 'clear-dates') return next
  if ('day' in change && change.day) next.set('date', change.day)
  if ('month' in change && change.month) next.set('month', change.month)
  return next
}

/** Newest or oldest first; what has no date comes last either way. */
export function sortArticles<Article extends { date: Date | null }>(
  articles: readonly Article[],
  sort: ArticleFilters['sort'],
): Article[] {
  const direction = sort === 'latest' ? -1 : 1
  return [...articles].sort((a, b) => {
    if (a.date === null || b.date === null) return Number(a.date === null) - Number(b.date === null)
    return direction * (a.date.getTime() - b.date.getTime())
  })
}

/** Only what was dated on the chosen day, or in the chosen month, in India. */
export function onDate<Article extends { date: Date | null }>(
  articles: readonly Article[],
  { day, month }: ArticleFilters,
): Article[] {
  const wanted = day ?? month
  if (wanted === null) return [...articles]
  return articles.filter(({ date }) => date !== null && indianDay(date).startsWith(wanted))
}
