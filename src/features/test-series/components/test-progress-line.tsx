import { CircleCheck, Clock } from 'lucide-react'
import type { TestProgress } from '../model/test-progress'

/** How far the student has come with a test, in words. */
export function TestProgressLine({ progress }: { progress: TestProgress }) {
  if (progress.status === 'not-started') return <span>Not started</span>
  if (progress.status === 'scored') {
    return (
      <span className="inline-flex items-center gap-1 font-medium text-success">
        <CircleCheck size={14} aria-hidden />
        {`Best score ${progress.best}%`}
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-1 font-medium text-secondary">
      <Clock size={14} aria-hidden />
      {progress.status === 'time-over' ? 'Time is over' : `In progress, ${progress.minutesLeft} min left`}
    </span>
  )
}
