import { categoryName } from '@/domain/category-name'
import type { DeckEntry } from '@/domain/learning/mistake-book'
import { practiceTitleText } from '@/domain/practice-title'
import { t } from '@/language/text'
import { FilterSelect } from '@/ui/list/filter-select'
import { ReviewFilter } from '@/ui/question/review-filter'
import { filterOf } from '../model/book-address'
import {
  type BookFilter,
  type BookView,
  bookViews,
  choicesOf,
  inFilter,
  kindOfMistake,
  testOf,
  topicOf,
} from '../model/book-rows'

const viewLabels: Record<BookView, string> = {
  book: t('To fix'),
  saved: t('Saved'),
  left: t('Cleared'),
}

const kindLabels = { wrong: t('Wrong'), skipped: t('Skipped') } as const

const none = { topic: null, test: null, kind: null }

/** Which questions of the list of mistakes show, each choice with how many they are. Controlled. */
export function BookViews({
  deck,
  filter,
  onChange,
}: {
  deck: readonly DeckEntry[]
  filter: BookFilter
  onChange: (filter: BookFilter) => void
}) {
  return (
    <ReviewFilter
      legend={t('Show')}
      className="max-sm:contents"
      choices={bookViews.map((view) => ({
        choice: view,
        label: viewLabels[view],
        count: inFilter(deck, { ...none, view }).length,
      }))}
      chosen={filter.view}
      onChoose={(view) => onChange({ ...none, view })}
    />
  )
}

/** Narrows a view to one topic, test or kind of mistake; nothing where there is only one of each. Controlled. */
export function BookNarrowing({
  deck,
  filter: { view, ...chosen },
  onChange,
}: {
  deck: readonly DeckEntry[]
  filter: BookFilter
  onChange: (filter: BookFilter) => void
}) {
  const entries = inFilter(deck, { ...none, view })
  const narrowings = [
    {
      name: 'kind',
      label: t('Kind of mistake'),
      choices: choicesOf(
        entries.filter((entry) => kindOfMistake(entry) !== null),
        (entry) => kindOfMistake(entry) ?? '',
        (entry) => kindLabels[kindOfMistake(entry) ?? 'wrong'],
      ),
    },
    {
      name: 'topic',
      label: t('Topic'),
      choices: choicesOf(entries, topicOf, ({ topic }) =>
        topic === null ? t('No topic') : categoryName(topic),
      ),
    },
    {
      name: 'test',
      label: t('Test'),
      choices: choicesOf(entries, testOf, ({ title }) =>
        title ? practiceTitleText(title) : t('Another test'),
      ),
    },
  ] as const
  const groups = narrowings
    .filter(({ name, choices }) => choices.length > 1 || chosen[name] !== null)
    .map(({ name, label, choices }) => ({
      label,
      options: choices.map(
        ({ value, label: text, count }) => [`${name}=${value}`, `${text} (${count})`] as const,
      ),
    }))
  if (groups.length === 0) return null
  const open = narrowings.find(({ name }) => chosen[name] !== null)
  return (
    <FilterSelect
      label={t('Filter by topic, test or kind')}
      value={open ? `${open.name}=${chosen[open.name]}` : ''}
      options={[['', t('All questions')]]}
      groups={groups}
      // The choice is written as the address writes it.
      onChoose={(choice) => {
        const [name = '', ...value] = choice.split('=')
        onChange({ ...filterOf(new URLSearchParams({ [name]: value.join('=') })), view })
      }}
    />
  )
}
