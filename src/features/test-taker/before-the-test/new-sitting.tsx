import { type ReactNode, useState } from 'react'
import type { Paper } from '@/domain/paper'
import { extraFor } from '@/domain/sitting/extra-time'
import { type ExamRef, placesOf } from '@/domain/sitting/test-ref'
import { type Seat, useExtraTime } from '@/features/sitting'
import { type AttemptScope, newAttempt } from '@/own/attempts'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { TestSitting } from '../exam-screen/test-sitting'
import { TestSkeleton } from '../exam-screen/test-skeleton'
import { enterFullscreen, fullscreenExists } from '../hooks/use-fullscreen'
import { Instructions } from '../instructions/instructions'
import { FullscreenOverlay } from './fullscreen-overlay'
import { NoTestData } from './no-test-data'

/**
 * A new sitting of a paper that has just been read: the instructions, the overlay, and then the exam screen, whose clock
 * starts when the first question shows.
 */
export function NewSitting({
  owner,
  testRef,
  scope,
  paper: newest,
  series,
  onTakeOver,
  keep = null,
  seen = false,
}: {
  owner: string
  testRef: ExamRef
  scope: AttemptScope
  paper: Paper
  /** The title of the series that the test is part of, where it is known. */
  series?: string | undefined
  /** Goes on with an attempt from another device that the account reported late; null when there is none. */
  onTakeOver: (() => void) | null
  /** Keeps the test for offline. */
  keep?: ReactNode
  /** The device has kept it, with its keys. */
  seen?: boolean
}) {
  // Frozen here: this sitting keeps the paper that it began with, whatever is read later.
  const [attempt, setAttempt] = useState(() => newAttempt(testRef, scope, newest))
  const { paper } = attempt
  const extra = useExtraTime(owner)
  // Frozen too: a sitting keeps the extra time that it began with, whatever is chosen later.
  const [seat, setSeat] = useState<Pick<Seat, 'attempt'> | null>(null)
  const [overlay, setOverlay] = useState(false)
  const places = placesOf(testRef)
  if (paper.questions.length === 0) {
    const openSample = (sample: Paper) => setAttempt({ ...attempt, paper: sample })
    return <NoTestData back={places.back} onSample={openSample} />
  }
  if (seat === null) {
    if (extra === null) return <TestSkeleton />
    const begin = () => {
      setSeat({ attempt: { ...attempt, ...extraFor(paper, extra), ...(seen ? { seen } : {}) } })
      setOverlay(paper.minutes > 0 && fullscreenExists())
    }
    return (
      <PaperLanguages paper={paper} owner={owner}>
        <Instructions
          paper={paper}
          series={series}
          testRef={testRef}
          scope={scope}
          extra={extra}
          onBegin={begin}
          onTakeOver={onTakeOver}
          keep={keep}
        />
      </PaperLanguages>
    )
  }
  if (overlay) {
    const enter = () => {
      void enterFullscreen()
      setOverlay(false)
    }
    return <FullscreenOverlay title={paper.title} onDone={enter} />
  }
  return <TestSitting owner={owner} {...seat} places={places} />
}
