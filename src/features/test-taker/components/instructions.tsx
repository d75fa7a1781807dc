import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { formatTestDuration } from '@/domain/durations'
import type { Paper } from '@/domain/paper'
import { type AttemptScope, TakeOverNotice } from '@/features/attempts'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/form/checkbox'
import { PageTitle } from '@/ui/page-title'
import { loadPaper } from '@/ui/question/load-paper'
import { loadCalculator } from './calculator-tool'
import { InstructionList } from './instruction-list'
import { PaperFacts } from './paper-facts'

const scopeTitles: Record<AttemptScope, string | null> = {
  all: null,
  wrong: 'Only the questions that went wrong. Your score of the whole test stays.',
  skipped: 'Only the questions that you skipped. Your score of the whole test stays.',
}

/** What stands before every computer-based exam: read, tick, begin. The clock does not run yet. */
export function Instructions({
  paper,
  scope,
  back,
  onBegin,
  onTakeOver,
}: {
  paper: Paper
  scope: AttemptScope
  back: string
  onBegin: () => void
  /** Goes on with an attempt that runs on another device; null when none is known. */
  onTakeOver: (() => void) | null
}) {
  const [read, setRead] = useState(false)
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no')
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
    <main className="mx-auto max-w-[860px] px-4 pt-4 sm:px-6 sm:pt-8">
      <PageTitle title={`Instructions: ${paper.title}`} />
      <ButtonLink to={back} look="quiet" className="-ml-4 sm:-ml-5">
        <ArrowLeft size={18} aria-hidden />
        Go Back
      </ButtonLink>
      <h1 className="mt-3 text-3xl">{paper.title}</h1>
      <p className="mt-1.5 text-muted">
        {`Instructions. Your ${formatTestDuration(paper.minutes)} begin when the first question is on the screen.`}
      </p>
      {onTakeOver && <TakeOverNotice what="test" onTakeOver={onTakeOver} className="mt-6 p-5" />}
      {scopeTitles[scope] && <p className="mt-2 text-muted">{scopeTitles[scope]}</p>}
      <Card className="mt-6 p-5 sm:p-8">
        <PaperFacts paper={paper} />
        <InstructionList paper={paper} />
      </Card>
      <div className="own-foot sticky bottom-0 -mx-4 mt-6 border-t border-line bg-background px-4 py-3 sm:-mx-6 sm:px-6">
        {loading === 'failed' && (
          <p role="alert" className="mb-3 text-error">
            The test could not be loaded whole. Check your internet connection and try again.
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <label htmlFor="instructions-read" className="flex min-h-11 items-center gap-3 max-sm:text-detail">
            <Checkbox
              id="instructions-read"
              checked={read}
              onChange={(event) => setRead(event.target.checked)}
            />
            I have read and understood the instructions.
          </label>
          <Button
            look="primary"
            className="max-sm:w-full"
            disabled={!read || loading === 'yes'}
            onClick={() => void begin()}
          >
            {loading === 'yes' ? 'Loading the test...' : 'I am ready to begin'}
          </Button>
        </div>
      </div>
    </main>
  )
}
