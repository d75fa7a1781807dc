import { indianDay } from '@/lib/dates'

/** The date filter and the order of the list, which live in the URL. At most one of `day` and `month` is set. */
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

/** The query string with this filter; an empty value clears it. A date and a month replace each other. */
export function withFilter(
  search: URLSearchParams,
  name: 'date' | 'month' | 'sort',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const replaced of name === 'sort' ? ['sort'] : ['date', 'month']) next.delete(replaced)
  if (value !== '' && value !== 'latest') next.set(name, value)
  return next
}

/** Newest or oldest first; an article without a date comes last either way. */
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

/** Only articles of the chosen day, or of the chosen month, in India. */
export function onDate<Article extends { date: Date | null }>(
  articles: readonly Article[],
  { day, month }: ArticleFilters,
): Article[] {
  const wanted = day ?? month
  if (wanted === null) return [...articles]
  return articles.filter(({ date }) => date !== null && indianDay(date).startsWith(wanted))
}
