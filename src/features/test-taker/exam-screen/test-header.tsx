import { Keyboard, Maximize } from 'lucide-react'
import type { ReactNode } from 'react'
import { countAnswered, type RunningSitting } from '@/domain/sitting/sitting-state'
import { languageOf } from '@/domain/text-language'
import type { SaveState } from '@/features/sitting'
import { t } from '@/language/text'
import { Button, IconButton } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { type Candidate, CandidateStrip } from './candidate-strip'
import { KeepingChip } from './keeping-chip'

/** Title, place in the paper, answered count, time and Submit Test (spec section 2, test taker). */
export function TestHeader({
  title,
  sitting,
  keeping,
  synced,
  candidate,
  calculator,
  timer,
  onEnterFullscreen,
  onShowKeys,
  onSubmit,
}: {
  title: string
  sitting: RunningSitting
  keeping: SaveState
  synced: boolean
  candidate: Candidate
  /** The button that opens the calculator; empty where the exam allows none. */
  calculator: ReactNode
  timer: ReactNode
  /** Absent while the test is in full screen, and where full screen does not exist. */
  onEnterFullscreen?: (() => void) | undefined
  onShowKeys: () => void
  onSubmit: () => void
}) {
  const place = t('Question {number} of {total}', {
    number: sitting.current + 1,
    total: sitting.questions.length,
  })
  const answered = t('{count} answered', { count: countAnswered(sitting.questions) })
  return (
    <header className="flex flex-wrap items-center gap-x-3 border-b border-line bg-surface px-4 py-1.5 @max-[20rem]:justify-between @max-[20rem]:gap-0 @max-[20rem]:px-2 @max-[20rem]:py-1 lg:min-h-16 lg:gap-4 lg:px-6">
      {/* One line on a phone, where the question needs the space: the instructions have the whole title. */}
      <div className="flex min-w-0 flex-1 items-center gap-3 @max-[20rem]:sr-only max-lg:basis-full lg:block">
        <h1
          lang={languageOf(title)}
          className="min-w-0 grow truncate font-sans text-detail leading-snug tracking-normal"
        >
          {title}
        </h1>
        <CandidateStrip candidate={candidate} className="flex-none max-sm:max-w-28" />
      </div>
      <div className="hidden flex-none items-center gap-2.5 lg:flex">
        <Chip className="tabular-nums">{place}</Chip>
        <Chip className="tabular-nums">{answered}</Chip>
        <KeepingChip keeping={keeping} synced={synced} />
      </div>
      <div className="flex items-center gap-1 lg:gap-2">
        {timer}
        {onEnterFullscreen && (
          <IconButton aria-label={t('Full screen')} onClick={onEnterFullscreen}>
            <Maximize size={20} aria-hidden />
          </IconButton>
        )}
        <IconButton aria-label={t('Keyboard')} className="max-lg:hidden" onClick={onShowKeys}>
          <Keyboard size={20} aria-hidden />
        </IconButton>
        {calculator}
      </div>
      <div className="order-last flex basis-full flex-wrap items-center justify-between gap-x-3 text-caption text-muted lg:hidden">
        <p className="facts min-w-0 tabular-nums">
          <span>{place}</span>{' '}
          <span>
            <span aria-hidden>· </span>
            {answered}
          </span>
        </p>
        <KeepingChip keeping={keeping} synced={synced} className="@max-[20rem]:sr-only" />
      </div>
      <Button className="ml-auto max-lg:px-3! max-lg:text-sm! @max-[20rem]:order-first" onClick={onSubmit}>
        {t('Submit Test')}
      </Button>
    </header>
  )
}
