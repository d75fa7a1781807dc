import type { ReactNode } from 'react'
import { countAnswered, type RunningSitting } from '@/domain/sitting/sitting-state'
import { languageOf } from '@/domain/text-language'
import type { SaveState } from '@/features/sitting'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { KeepingChip } from './keeping-chip'

/** Title, place in the paper, answered count, time and Submit Test in one row (spec section 2, test taker). */
export function TestHeader({
  title,
  sitting,
  keeping,
  synced,
  timer,
  onSubmit,
}: {
  title: string
  sitting: RunningSitting
  keeping: SaveState
  synced: boolean
  timer: ReactNode
  onSubmit: () => void
}) {
  return (
    <header className="flex flex-wrap items-center gap-x-2 border-b border-line bg-surface px-4 py-1.5 @max-[20rem]:px-2 @max-[20rem]:py-1 lg:min-h-16 lg:gap-4 lg:px-6">
      {/* One line: the instructions have the whole title. In large text there is no room for it. */}
      <div className="min-w-0 flex-1 @max-[20rem]:order-last @max-[20rem]:basis-full">
        <h1
          lang={languageOf(title)}
          className="truncate font-sans text-sm leading-tight tracking-normal @max-[20rem]:sr-only lg:text-detail"
        >
          {title}
        </h1>
        <p className="text-xs leading-tight text-muted tabular-nums lg:text-caption">
          <span>
            {t('Question {number} of {total}', {
              number: sitting.current + 1,
              total: sitting.questions.length,
            })}
          </span>{' '}
          <span aria-hidden>·</span>{' '}
          <span className="whitespace-nowrap">
            {t('{count} answered', { count: countAnswered(sitting.questions) })}
          </span>
        </p>
      </div>
      {/* On a phone only a fault has a line of its own. */}
      <div className="order-last basis-full lg:order-none lg:basis-auto">
        <KeepingChip keeping={keeping} synced={synced} className="max-lg:sr-only" />
      </div>
      <div className="text-base lg:text-clock">{timer}</div>
      <Button className="px-2! text-sm! lg:px-5! @max-[20rem]:ml-auto" onClick={onSubmit}>
        {t('Submit Test')}
      </Button>
    </header>
  )
}
