import { categoryName } from '@/domain/category-name'
import { formatTimeTaken } from '@/domain/durations'
import type { Paper } from '@/domain/paper'
import { marksText } from '@/domain/question/marking'
import type { QuestionResult } from '@/domain/sitting/results'
import { t } from '@/language/text'
import type { Reporting } from '@/own/reports/use-reporting'
import { Chip } from '@/ui/chip'
import { LanguageSwitch } from '@/ui/question/reading-languages'
import { ReviewFilter } from '@/ui/question/review-filter'
import { ReviewList } from './review-list'

export type ReviewedQuestions = 'all' | 'correct' | 'wrong' | 'partial' | 'unanswered' | 'marked'

/** The questions that a filter shows. */
function filterReview(
  questions: readonly QuestionResult[],
  filter: ReviewedQuestions,
): readonly QuestionResult[] {
  if (filter === 'all') return questions
  return questions.filter(({ outcome, marked }) => (filter === 'marked' ? marked : outcome === filter))
}

const labels: Record<ReviewedQuestions, string> = {
  all: t('All'),
  wrong: t('Wrong'),
  partial: t('Partly Correct'),
  unanswered: t('Not Answered'),
  correct: t('Correct'),
  marked: t('Marked'),
}

/** Topic, marks and time of one question, beside its badge. */
function Aside({ question, marks, seconds, shown }: QuestionResult) {
  return (
    <>
      {question.topic && <Chip>{categoryName(question.topic)}</Chip>}
      <span className="text-sm text-muted tabular-nums">
        {[marks && marksText(marks), shown ? formatTimeTaken(seconds) : t('not visited')]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}

const asideOf = (result: QuestionResult) => <Aside {...result} />

/**
 * The answer review with its filters; a filter that would show nothing is not offered. Controlled.
 * @param reporting null where questions cannot be reported
 */
export function Review({
  paper,
  questions,
  filter,
  onFilter,
  testKey,
  reporting,
}: {
  paper: Paper
  questions: readonly QuestionResult[]
  filter: ReviewedQuestions
  onFilter: (filter: ReviewedQuestions) => void
  testKey: string
  reporting: Reporting | null
}) {
  // The record's keys are the filters, but Object.keys types them as strings.
  const choices = (Object.keys(labels) as ReviewedQuestions[]).flatMap((choice) => {
    const count = filterReview(questions, choice).length
    return count > 0 ? [{ choice, label: labels[choice], count }] : []
  })
  const shown = filterReview(questions, filter)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('Answer Review')}</h2>
        <LanguageSwitch />
      </div>
      <ReviewFilter
        legend={t('Show')}
        choices={choices}
        chosen={filter}
        onChoose={onFilter}
        className="mt-4"
      />
      <p role="status" className="sr-only">
        {t('{count, plural, one {# question} other {# questions}} shown', { count: shown.length })}
      </p>
      <ReviewList paper={paper} outcomes={shown} asideOf={asideOf} testKey={testKey} reporting={reporting} />
    </>
  )
}
