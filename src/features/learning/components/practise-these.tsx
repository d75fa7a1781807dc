import { paths } from '@/config/paths'
import type { DeckEntry } from '@/domain/learning/mistake-book'
import { practiceNames, practiceTitleOf } from '@/domain/practice-title'
import { mostAtOnce, PractiseRefs } from '@/features/sitting'
import { t } from '@/language/text'
import { ButtonLink } from '@/ui/button'
import { type BookFilter, topicOf } from '../model/book-rows'

/** What a practice of one test's questions, or of those of one kind of mistake, is called. */
function titleOf({ test, kind }: BookFilter): string {
  const what =
    kind === 'wrong'
      ? practiceNames.wrong
      : kind === 'skipped'
        ? practiceNames.skipped
        : practiceNames.mistakes
  return test ? practiceTitleOf(what, test) : what
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
  // The builder cannot choose by test or by kind of mistake: this is a practice of exactly the questions that show.
  if (test !== null || kind !== null) {
    const refs = entries.map(({ ref }) => ref)
    return (
      <PractiseRefs
        owner={owner}
        practice={{ title: titleOf(filter), refs, secondsEach: null }}
        className="max-sm:px-2.5!"
        messageClass="order-last max-sm:basis-full!"
      >
        {refs.length > mostAtOnce ? t('Practise {most} of these', { most: mostAtOnce }) : t('Practise these')}
      </PractiseRefs>
    )
  }
  const name = entries.find((entry) => topicOf(entry) === topic)?.topic
  const address = paths.practiceOf({
    source: view === 'saved' ? 'saved' : 'mistakes',
    ...(topic !== null && name ? { topics: [name] } : {}),
  })
  return (
    <ButtonLink to={address} className="max-sm:px-2.5!">
      {t('Practise these')}
    </ButtonLink>
  )
}
