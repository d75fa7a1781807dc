import { countAnswered, type QuestionState } from '@/domain/sitting/sitting-state'
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard'
import { LeaveDialog } from '@/ui/dialog/leave-dialog'

/** Asks before Back leads out of a running test; its code comes once the test is on the screen. */
export function LeaveGuard({
  elsewhere,
  questions,
  isKept,
}: {
  /** Where Back leads when no page comes before this one. */
  elsewhere: string
  questions: readonly QuestionState[]
  /** Whether the device keeps the answers. */
  isKept: boolean
}) {
  const guard = useLeaveGuard(true, elsewhere)
  if (!guard.asks) return null
  return (
    <LeaveDialog
      what="Test"
      answered={countAnswered(questions)}
      hasClock
      isKept={isKept}
      onLeave={guard.leave}
      onStay={guard.stay}
    />
  )
}
