import { type BookFilter, bookViews } from './book-rows'

/** The filter that an address of the list of mistakes says; what makes no sense there is left out. */
export function filterOf(search: URLSearchParams): BookFilter {
  const kind = search.get('kind')
  return {
    view: bookViews.find((view) => view === search.get('view')) ?? 'book',
    topic: search.get('topic'),
    test: search.get('test'),
    kind: kind === 'wrong' || kind === 'skipped' ? kind : null,
  }
}

/** The part of the address that says a filter. */
export function searchOf({ view, topic, test, kind }: BookFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (view !== 'book') search.set('view', view)
  if (topic !== null) search.set('topic', topic)
  if (test !== null) search.set('test', test)
  if (kind !== null) search.set('kind', kind)
  return search
}
