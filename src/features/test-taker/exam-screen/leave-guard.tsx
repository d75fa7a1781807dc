import { countAnswered, type QuestionState } from '@/domain/sitting/sitting-state'
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard'
import { LeaveDialog } from '@/ui/dialog/leave-dialog'

/** Asks before a link or Back leaves a running test, if leaving costs something. */
export function LeaveGuard({
  elsewhere,
  questions,
  hasClock,
  isKept,
}: {
  /** Where Back leads when no page comes before this one. */
  elsewhere: string
  questions: readonly QuestionState[]
  /** Without a clock, leaving is only a pause. */
  hasClock: boolean
  /** Whether the device keeps the answers. */
  isKept: boolean
}) {
  const guard = useLeaveGuard(hasClock || !isKept, elsewhere)
  if (!guard.asks) return null
  return (
    <LeaveDialog
      what="Test"
      answered={countAnswered(questions)}
      hasClock={hasClock}
      isKept={isKept}
      onLeave={guard.leave}
      onStay={guard.stay}
    />
  )
}
