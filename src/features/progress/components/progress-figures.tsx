import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { questionIndexQuery } from '@/content/question-index/queries'
import { analyse } from '@/domain/learning/analysis'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import { sheetsWithin, spanOf, writeSpan } from '../model/span'
import { lacksTopics, topicNamer } from '../model/topics'
import { GuessCard } from './guess-card'
import { NegativeCard } from './negative-card'
import { Overall } from './overall'
import { PaceCard } from './pace-card'
import { ScoreCard } from './score-card'
import { SpanChoice } from './span-choice'
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
        {attempts.length > 1 && (
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
            ? 'This is your first attempt. With the next one, scores, time and marks are compared here.'
            : 'Practice without a clock counts for topics alone. Scores, time and marks are those of attempts with one.'}
        </p>
      ) : (
        <div className="grid grid-cols-1 gap-5 sm:gap-7 lg:grid-cols-2">
          <ScoreCard analysis={analysis} />
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
