import { useState } from 'react'
import { formatTestDuration } from '@/domain/durations'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { PageTitle } from '@/ui/page-title'
import type { AttemptScope } from '../model/attempt'
import type { Paper } from '../model/paper'
import { loadWholeTest } from '../whole-test'
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
}: {
  paper: Paper
  scope: AttemptScope
  back: string
  onBegin: () => void
}) {
  const [read, setRead] = useState(false)
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no')
  const begin = async () => {
    setLoading('yes')
    try {
      await loadWholeTest(paper)
      onBegin()
    } catch {
      setLoading('failed')
    }
  }
  return (
    <main className="mx-auto max-w-[860px] px-4 py-8 sm:px-6 sm:py-12">
      <PageTitle title={`Instructions: ${paper.title}`} />
      <p className="text-sm font-semibold text-muted">Instructions</p>
      <h1 className="mt-1 text-3xl">{paper.title}</h1>
      {scopeTitles[scope] && <p className="mt-2 text-muted">{scopeTitles[scope]}</p>}
      <Card className="mt-6 p-5 sm:p-8">
        <PaperFacts paper={paper} />
        <InstructionList paper={paper} />
      </Card>
      <div className="sticky bottom-0 mt-6 border-t border-line bg-background py-4">
        {loading === 'failed' && (
          <p role="alert" className="mb-3 text-error">
            The test could not be loaded whole. Check your internet connection and try again.
          </p>
        )}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 flex-none accent-primary"
            checked={read}
            onChange={(event) => setRead(event.target.checked)}
          />
          I have read and understood the instructions.
        </label>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            look="primary"
            className="max-sm:w-full"
            disabled={!read || loading === 'yes'}
            onClick={() => void begin()}
          >
            {loading === 'yes' ? 'Loading the test...' : 'I am ready to begin'}
          </Button>
          <ButtonLink to={back} className="max-sm:w-full">
            Go Back
          </ButtonLink>
        </div>
        <p className="mt-3 text-sm text-muted">
          {`Your ${formatTestDuration(paper.minutes)} begin when the first question is on the screen.`}
        </p>
      </div>
    </main>
  )
}
