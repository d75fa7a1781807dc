import type { DeckEntry } from '@/domain/learning/mistake-book'
import { practiceNames, practiceTitleOf } from '@/domain/practice-title'
import { mostAtOnce, PractiseRefs } from '@/features/sitting'
import { t } from '@/language/text'
import type { ButtonLook } from '@/ui/button'
import { type BookFilter, topicOf } from '../model/book-rows'

/** The name of the practice, in English as it is stored: `Mistakes: Polity`. */
function titleOf({ view, test, topic }: BookFilter, entries: readonly DeckEntry[]): string {
  const name = view === 'saved' ? practiceNames.saved : practiceNames.mistakes
  const what = test ?? entries.find((entry) => topicOf(entry) === topic)?.topic
  return what ? practiceTitleOf(name, what) : name
}

/** Starts practice of the questions that the list shows. @param entries the latest first; at least one */
export function PractiseThese({
  owner,
  filter,
  entries,
  look,
}: {
  owner: string
  filter: BookFilter
  entries: readonly DeckEntry[]
  look: ButtonLook
}) {
  const refs = entries.map(({ ref }) => ref)
  return (
    <PractiseRefs
      owner={owner}
      practice={{ title: titleOf(filter, entries), refs, secondsEach: null, kind: 'study' }}
      look={look}
      messageClass="order-last basis-full"
    >
      {refs.length > mostAtOnce
        ? t('Practise {most} of these', { most: mostAtOnce })
        : t('{count, plural, one {Practise this one} other {Practise these #}}', { count: refs.length })}
    </PractiseRefs>
  )
}
