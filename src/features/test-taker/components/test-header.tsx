import { Maximize } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import type { Keeping } from '../model/attempt-keeper'
import { countAnswered } from '../model/palette'
import type { RunningSession } from '../model/session-state'
import { KeepingChip } from './keeping-chip'

/** Title, place in the paper, answered count, time and Submit Test (spec section 2, test taker). */
export function TestHeader({
  title,
  session,
  keeping,
  timer,
  onEnterFullscreen,
  onSubmit,
}: {
  title: string
  session: RunningSession
  keeping: Keeping
  timer: ReactNode
  /** Absent while the test is in full screen, and where full screen does not exist. */
  onEnterFullscreen?: (() => void) | undefined
  onSubmit: () => void
}) {
  const place = `Question ${session.current + 1} of ${session.questions.length}`
  const answered = `${countAnswered(session.questions)} answered`
  return (
    <header className="flex min-h-16 items-center gap-3 border-b border-line bg-surface px-4 py-2 lg:gap-5 lg:px-6">
      <div className="min-w-0 flex-1 lg:flex lg:items-center lg:gap-5">
        <h1 className="truncate font-sans text-base tracking-normal">{title}</h1>
        <p className="text-[13px] text-muted tabular-nums lg:hidden">{`${place} · ${answered}`}</p>
        <div className="hidden flex-none gap-2.5 lg:flex">
          <Chip className="tabular-nums">{place}</Chip>
          <Chip className="tabular-nums">{answered}</Chip>
          <KeepingChip keeping={keeping} className="max-xl:hidden" />
        </div>
      </div>
      {keeping.status === 'refused' && <KeepingChip keeping={keeping} className="xl:hidden" />}
      {onEnterFullscreen && (
        <Button look="quiet" className="px-3! max-lg:hidden" onClick={onEnterFullscreen}>
          <Maximize size={18} aria-hidden />
          Full screen
        </Button>
      )}
      {timer}
      <Button className="max-lg:hidden" onClick={onSubmit}>
        Submit Test
      </Button>
    </header>
  )
}
