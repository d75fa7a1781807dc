import { paths } from '@/config/paths'
import type { DeckEntry } from '@/domain/learning/mistake-book'
import { mostAtOnce, usePractiseRefs } from '@/features/attempts'
import { Button, ButtonLink } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { type BookFilter, topicOf } from '../model/book-rows'

/** What a practice of one test's questions, or of those of one kind of mistake, is called. */
function titleOf({ test, kind }: BookFilter): string {
  const what = kind === 'wrong' ? 'Wrong answers' : kind === 'skipped' ? 'Skipped questions' : 'Mistakes'
  return test ? `${what}: ${test}` : what
}

/** A practice of exactly the questions that show: the builder cannot choose them by test or by kind of mistake. */
function OfThese({
  owner,
  filter,
  entries,
}: {
  owner: string
  filter: BookFilter
  entries: readonly DeckEntry[]
}) {
  const refs = entries.map(({ ref }) => ref)
  const { state, begin } = usePractiseRefs(owner, {
    title: titleOf(filter),
    refs,
    secondsEach: null,
  })
  const isLoading = state === 'loading'
  return (
    <>
      <Button className="max-sm:px-2.5!" onClick={() => void begin()} aria-disabled={isLoading}>
        {isLoading && <Spinner />}
        {isLoading
          ? 'Starting...'
          : refs.length > mostAtOnce
            ? `Practise ${mostAtOnce} of these`
            : 'Practise these'}
      </Button>
      <p role="alert" className="order-last text-sm text-muted empty:hidden max-sm:basis-full!">
        {state === 'failed' &&
          'These questions are not on this device yet. Check your internet connection and try again.'}
      </p>
    </>
  )
}

/** Leads to a practice of what the mistake book shows. @param entries what shows, the latest first; at least one */
export function PractiseThese({
  owner,
  filter,
  entries,
}: {
  owner: string
  filter: BookFilter
  entries: readonly DeckEntry[]
}) {
  const { view, topic, test, kind } = filter
  if (test !== null || kind !== null) return <OfThese owner={owner} filter={filter} entries={entries} />
  const name = entries.find((entry) => topicOf(entry) === topic)?.topic
  const address = paths.practiceOf({
    source: view === 'saved' ? 'saved' : 'mistakes',
    ...(topic !== null && name ? { topics: [name] } : {}),
  })
  return (
    <ButtonLink to={address} className="max-sm:px-2.5!">
      Practise these
    </ButtonLink>
  )
}
