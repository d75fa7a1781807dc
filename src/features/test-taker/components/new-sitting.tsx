import { useState } from 'react'
import type { Paper } from '@/domain/paper'
import { planOf } from '@/domain/sitting/sitting-sections'
import type { Sitting } from '@/domain/sitting/sitting-state'
import { type AttemptScope, type ExamRef, newAttempt, placesOf } from '@/features/attempts'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { enterFullscreen, fullscreenExists } from '../hooks/use-fullscreen'
import { FullscreenOverlay } from './fullscreen-overlay'
import { Instructions } from './instructions'
import { NoTestData } from './no-test-data'
import { TestSitting } from './test-sitting'

/**
 * A new sitting of a paper that has just been read: the instructions, the overlay, and then the exam screen, whose clock
 * starts when the first question shows.
 */
export function NewSitting({
  owner,
  testRef,
  scope,
  paper: newest,
  onTakeOver,
}: {
  owner: string
  testRef: ExamRef
  scope: AttemptScope
  paper: Paper
  /** Goes on with what another device has begun, of which the account has told late. */
  onTakeOver: (() => void) | null
}) {
  // Frozen here: whatever is read later, this sitting is about the paper that it began with.
  const [attempt, setAttempt] = useState(() => newAttempt(testRef, scope, newest))
  const [at, setAt] = useState<'instructions' | 'overlay' | 'test'>('instructions')
  const { paper } = attempt
  const [ready, setReady] = useState<Sitting>(() => ({ status: 'ready', plan: planOf(paper) }))
  const places = placesOf(testRef)
  if (paper.questions.length === 0) {
    const openSample = (sample: Paper) => {
      setAttempt({ ...attempt, paper: sample })
      setReady({ status: 'ready', plan: planOf(sample) })
    }
    return <NoTestData back={places.back} onSample={openSample} />
  }
  if (at === 'instructions') {
    return (
      <PaperLanguages paper={paper} owner={owner}>
        <Instructions
          paper={paper}
          scope={scope}
          back={places.back}
          onBegin={() => setAt(fullscreenExists() ? 'overlay' : 'test')}
          onTakeOver={onTakeOver}
        />
      </PaperLanguages>
    )
  }
  if (at === 'overlay') {
    const enter = () => {
      void enterFullscreen()
      setAt('test')
    }
    return <FullscreenOverlay title={paper.title} onDone={enter} />
  }
  return <TestSitting owner={owner} attempt={attempt} initial={ready} places={places} />
}
