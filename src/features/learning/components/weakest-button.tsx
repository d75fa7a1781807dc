import { useState } from 'react'
import type { RevisionAsk } from '@/domain/learning/revision-day'
import type { Paper } from '@/domain/paper'
import { t } from '@/language/text'
import { papersOfTests } from '@/own/papers/papers-of-tests'
import { Button } from '@/ui/button'
import { weakestPaper } from '../model/prepared-revision'

/** Starts practice of the weakest questions, which leaves the schedule unchanged. */
export function WeakestButton({
  owner,
  ask,
  onStart,
}: {
  owner: string
  ask: RevisionAsk
  onStart: (paper: Paper) => void
}) {
  const [state, setState] = useState<'idle' | 'busy' | 'none'>('idle')
  const start = async () => {
    if (state === 'busy') return
    setState('busy')
    const paper = await weakestPaper(ask, (keys) => papersOfTests(owner, keys))
    if (paper.questions.length > 0) onStart(paper)
    else setState('none')
  }
  return (
    <div>
      <Button
        look="primary"
        aria-disabled={state === 'busy'}
        className="max-sm:w-full"
        onClick={() => void start()}
      >
        {t('Practise weakest questions')}
      </Button>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {state === 'none' && t('These questions cannot be loaded now.')}
      </p>
    </div>
  )
}
