import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { questionIndexQuery } from '@/content/question-index/queries'
import { formatPace } from '@/domain/durations'
import { type Analysis, analyse } from '@/domain/learning/analysis'
import { type AnswerSheet, isCompared } from '@/domain/learning/answer-sheet'
import { t } from '@/language/text'
import { Card } from '@/ui/card'
import { classNames } from '@/ui/class-names'
import { type Span, sheetsWithin, spanOf, spans, writeSpan } from '../model/span'
import { lacksTopics, topicNamer } from '../model/topics'
import { GuessCard } from './guess-card'
import { NegativeCard } from './negative-card'
import { PaceCard } from './pace-card'
import { ScoresCard } from './scores-card'
import { TimeCard } from './time-card'
import { TopicTable } from './topic-table'

/** Every figure of the latest attempts. @param sheets of `firstMeetings`, at least one, the latest first */
export function ProgressFigures({ sheets }: { sheets: readonly AnswerSheet[] }) {
  const [search, setSearch] = useSearchParams()
  const span = spanOf(search)
  const index = useQuery({ ...questionIndexQuery, enabled: lacksTopics(sheets) }).data ?? null
  const topicOf = useMemo(() => topicNamer(index), [index])
  const analysis = useMemo(() => analyse(sheetsWithin(sheets, span), topicOf), [sheets, span, topicOf])
  const { attempts } = analysis
  return (
    <div className="grid grid-cols-1 gap-7 sm:gap-9">
      <div className="grid grid-cols-1 gap-5">
        {sheets.filter(isCompared).length > spans[0] && (
          <SpanChoice
            span={span}
            onChoose={(one) =>
              setSearch({ last: writeSpan(one) }, { replace: true, preventScrollReset: true })
            }
          />
        )}
        {attempts.length > 0 && <Overall analysis={analysis} />}
      </div>
      <TopicTable topics={analysis.topics} nameless={analysis.nameless} />
      {attempts.length < 2 ? (
        <p className="text-muted">
          {attempts.length === 1
            ? t(
                'This is your first attempt. After the next one, you can compare scores, time and marks here.',
              )
            : t(
                'Practice without a timer counts only for topics. Scores, time and marks come from attempts with a timer.',
              )}
        </p>
      ) : (
        <div className="grid grid-cols-1 gap-5 sm:gap-7 lg:grid-cols-2">
          <ScoresCard analysis={analysis} />
          <TimeCard analysis={analysis} />
          <PaceCard analysis={analysis} pace="slow" />
          <PaceCard analysis={analysis} pace="fast" />
          <NegativeCard analysis={analysis} />
          <GuessCard analysis={analysis} />
        </div>
      )}
    </div>
  )
}

/** Chooses how many of the latest attempts the figures are of. Controlled. */
function SpanChoice({ span, onChoose }: { span: Span; onChoose: (span: Span) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('Attempts to show')}</legend>
      {spans.map((one) => (
        <button
          key={writeSpan(one)}
          type="button"
          aria-pressed={one === span}
          onClick={() => onChoose(one)}
          className={classNames(
            'min-h-11 rounded-full border px-4 text-sm font-semibold tabular-nums transition-colors',
            one === span
              ? 'border-text bg-raised text-text'
              : 'border-line text-muted hover:border-edge hover:text-text',
          )}
        >
          {one === null ? t('All') : t('Last {count}', { count: one })}
        </button>
      ))}
    </fieldset>
  )
}

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-surface px-4 py-4 sm:px-6">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-heading text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

/** All attempts together, in four numbers. */
function Overall({ analysis: { all, attempts } }: { analysis: Analysis }) {
  return (
    <Card className="overflow-hidden">
      <dl aria-label={t('Overall')} className="grid grid-cols-2 gap-px bg-line lg:grid-cols-4">
        <Figure
          label={t('{count, plural, one {Attempt} other {Attempts}}', { count: attempts.length })}
          value={attempts.length}
        />
        <Figure
          label={t('Questions answered')}
          value={t('{answered} of {asked}', { answered: all.answered, asked: all.asked })}
        />
        <Figure
          label={t('Correct')}
          value={all.accuracy === null ? t('None yet') : `${all.right} (${all.accuracy}%)`}
        />
        <Figure
          label={t('Time per question')}
          value={all.secondsEach === null ? t('None yet') : formatPace(all.secondsEach)}
        />
      </dl>
    </Card>
  )
}
