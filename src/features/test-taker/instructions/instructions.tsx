import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Paper } from '@/domain/paper'
import { pastExamFacts } from '@/domain/past-exam'
import { type ExtraTime, formatClock } from '@/domain/sitting/extra-time'
import { type ExamRef, placesOf } from '@/domain/sitting/test-ref'
import { languageOf } from '@/domain/text-language'
import { ExtraTimeLine, TakeOverNotice, UntimedChoice } from '@/features/sitting'
import { t } from '@/language/text'
import type { AttemptScope } from '@/own/attempts'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/form/checkbox'
import { MetaLine } from '@/ui/list/item-card'
import { MoreOptions } from '@/ui/more-options'
import { PageTitle } from '@/ui/page-title'
import { loadPaper } from '@/ui/question/load-paper'
import { loadCalculator } from '../calculator/calculator-tool'
import { InstructionList } from './instruction-list'
import { PaperFacts } from './paper-facts'

const scopeTitles: Record<AttemptScope, string | null> = {
  all: null,
  wrong: t('Only the questions that you answered wrong. Your score for the whole test stays the same.'),
  skipped: t('Only the unanswered questions. Your score for the whole test stays the same.'),
  untimed: null,
}

/** What stands before every computer-based exam: read, tick, begin. The clock does not run yet. */
export function Instructions({
  paper,
  series,
  testRef,
  scope,
  extra,
  onBegin,
  onTakeOver,
  keep,
}: {
  paper: Paper
  series: string | undefined
  testRef: ExamRef
  scope: AttemptScope
  /** The extra time that the test's clocks will have. */
  extra: ExtraTime
  onBegin: () => void
  /** Goes on with an attempt that runs on another device; null when none is known. */
  onTakeOver: (() => void) | null
  /** Keeps the test for offline. */
  keep: ReactNode
}) {
  const [read, setRead] = useState(false)
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no')
  const { test, back } = placesOf(testRef)
  const hasClock = paper.minutes > 0
  const begin = async () => {
    setLoading('yes')
    try {
      await Promise.all([loadPaper(paper), loadCalculator(paper)])
      onBegin()
    } catch {
      setLoading('failed')
    }
  }
  return (
    <main className="mx-auto max-w-[880px] px-4 pt-4 sm:px-6 sm:pt-8">
      <PageTitle title={t('Instructions: {title}', { title: paper.title })} />
      <ButtonLink to={scope === 'untimed' ? test : back} look="quiet" className="-ml-4 sm:-ml-5">
        <ArrowLeft size={18} aria-hidden />
        {t('Go Back')}
      </ButtonLink>
      <h1 lang={languageOf(paper.title)} className="mt-3 text-3xl">
        {paper.title}
      </h1>
      <p className="mt-1.5 leading-relaxed empty:hidden">
        <MetaLine facts={[series ?? null, ...pastExamFacts(paper.source)]} />
      </p>
      <p className="mt-1.5 text-muted">
        {hasClock
          ? t('Instructions. Your time of {time} starts when you see the first question.', {
              time: formatClock(paper.minutes, extra),
            })
          : t('Instructions. There is no time limit: take as long as you like.')}
      </p>
      {onTakeOver && <TakeOverNotice onTakeOver={onTakeOver} className="mt-6 p-5" />}
      {scopeTitles[scope] && <p className="mt-2 text-muted">{scopeTitles[scope]}</p>}
      {testRef.kind === 'live' && scope === 'all' && (
        <p className="mt-2 text-muted">
          {t('The live test has ended. You can practise it, without a rank.')}
        </p>
      )}
      <Card className="mt-6 p-5 sm:p-8">
        <PaperFacts paper={paper} extra={extra} />
        {hasClock ? (
          <MoreOptions className="mt-4">
            <ExtraTimeLine minutes={paper.minutes} className="mt-2" />
            {scope === 'all' && <UntimedChoice test={testRef} className="mt-4" />}
            {keep}
          </MoreOptions>
        ) : (
          keep
        )}
        <InstructionList paper={paper} />
      </Card>
      <div className="own-foot sticky bottom-foot -mx-4 mt-6 border-t border-line bg-background px-4 py-3 sm:-mx-6 sm:px-6">
        {loading === 'failed' && (
          <p role="alert" className="mb-3 text-error">
            {t('Part of the test did not load. Check your internet connection and try again.')}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          {hasClock ? (
            <label
              htmlFor="instructions-read"
              className="flex min-h-11 items-center gap-3 max-sm:text-detail"
            >
              <Checkbox
                id="instructions-read"
                checked={read}
                onChange={(event) => setRead(event.target.checked)}
              />
              {t('I have read and understood the instructions.')}
            </label>
          ) : (
            <p className="text-detail text-muted">{t('You can leave and continue at any time.')}</p>
          )}
          <Button
            look="primary"
            className="max-sm:w-full"
            disabled={(hasClock && !read) || loading === 'yes'}
            onClick={() => void begin()}
          >
            {loading === 'yes'
              ? t('Loading the test...')
              : hasClock
                ? t('I am ready to begin')
                : t('Begin Practice')}
          </Button>
        </div>
      </div>
    </main>
  )
}
