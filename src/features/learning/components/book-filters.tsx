import { categoryName } from '@/domain/category-name'
import type { DeckEntry } from '@/domain/learning/mistake-book'
import { practiceTitleText } from '@/domain/practice-title'
import { t } from '@/language/text'
import { FilterSelect } from '@/ui/list/filter-select'
import { ReviewFilter } from '@/ui/question/review-filter'
import {
  type BookFilter,
  type BookView,
  bookViews,
  choicesOf,
  type FilterChoice,
  inFilter,
  kindOfMistake,
  testOf,
  topicOf,
} from '../model/book-rows'

const viewLabels: Record<BookView, string> = {
  book: t('To fix'),
  saved: t('Saved questions'),
  left: t('Cleared'),
}

const kindLabels = { wrong: t('Wrong'), skipped: t('Skipped') } as const

const all = '*'

/** One choice of all, when there is anything to choose. */
function Narrow({
  label,
  everything,
  chosen,
  choices,
  onChoose,
}: {
  label: string
  everything: string
  chosen: string | null
  choices: readonly FilterChoice[]
  onChoose: (value: string | null) => void
}) {
  if (choices.length < 2 && chosen === null) return null
  return (
    <FilterSelect
      label={label}
      value={chosen ?? all}
      options={[
        [all, everything],
        ...choices.map(({ value, label: text, count }) => [value, `${text} (${count})`] as const),
      ]}
      onChoose={(value) => onChoose(value === all ? null : value)}
    />
  )
}

/** What of the mistake book shows, each choice with how many questions it would show. Controlled. */
export function BookFilters({
  deck,
  filter,
  onChange,
}: {
  deck: readonly DeckEntry[]
  filter: BookFilter
  onChange: (filter: BookFilter) => void
}) {
  const none = { topic: null, test: null, kind: null }
  const kinds = choicesOf(
    inFilter(deck, filter, 'kind').filter((entry) => kindOfMistake(entry) !== null),
    (entry) => kindOfMistake(entry) ?? '',
    (entry) => kindLabels[kindOfMistake(entry) ?? 'wrong'],
  )
  return (
    <div className="grid gap-3">
      <ReviewFilter
        legend={t('Show')}
        choices={bookViews.map((view) => ({
          choice: view,
          label: viewLabels[view],
          count: inFilter(deck, { ...none, view }).length,
        }))}
        chosen={filter.view}
        onChoose={(view) => onChange({ ...none, view })}
      />
      <div className="flex flex-wrap gap-2.5 empty:hidden *:min-w-0 max-sm:*:basis-full sm:*:max-w-70">
        <Narrow
          label={t('Topic')}
          everything={t('All topics')}
          chosen={filter.topic}
          choices={choicesOf(inFilter(deck, filter, 'topic'), topicOf, ({ topic }) =>
            topic === null ? t('No topic') : categoryName(topic),
          )}
          onChoose={(topic) => onChange({ ...filter, topic })}
        />
        <Narrow
          label={t('Test')}
          everything={t('All tests and quizzes')}
          chosen={filter.test}
          choices={choicesOf(inFilter(deck, filter, 'test'), testOf, ({ title }) =>
            title ? practiceTitleText(title) : t('Another test'),
          )}
          onChoose={(test) => onChange({ ...filter, test })}
        />
        <Narrow
          label={t('Kind of mistake')}
          everything={t('Wrong and skipped')}
          chosen={filter.kind}
          choices={kinds}
          onChoose={(kind) =>
            onChange({ ...filter, kind: kind === 'wrong' || kind === 'skipped' ? kind : null })
          }
        />
      </div>
    </div>
  )
}
