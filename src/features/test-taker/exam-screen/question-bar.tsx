import { Flag, Keyboard, Maximize, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { categoryName } from '@/domain/category-name'
import type { PaperQuestion } from '@/domain/paper'
import { markingLabel } from '@/domain/question/marking'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { IconButton } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { classNames } from '@/ui/class-names'
import { LanguageSwitch } from '@/ui/question/reading-languages'
import { CandidateStrip } from './candidate-strip'
import { type TextSize, TextSizeButtons } from './text-size'

/**
 * The line above the question: its topic and marks, the candidate, and every tool of the exam. On a phone the language and the calculator
 * are in the line, and one button shows the other tools below it.
 */
export function QuestionBar({
  question: { topic, scheme },
  marked,
  textSize,
  owner,
  calculator,
  timeToggle,
  onEnterFullscreen,
  onShowKeys,
}: {
  question: PaperQuestion
  marked: boolean
  textSize: TextSize
  /** Whose sitting it is. */
  owner: string
  /** The button that opens the calculator; empty where the exam allows none. */
  calculator: ReactNode
  /** The button that hides the time; empty where no time runs. */
  timeToggle: ReactNode
  /** Absent while the test is in full screen, and where full screen does not exist. */
  onEnterFullscreen?: (() => void) | undefined
  onShowKeys: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 border-b border-line px-4 py-1 @max-[20rem]:px-2 sm:px-6">
      {topic && <Chip className="max-sm:hidden">{categoryName(topic)}</Chip>}
      {scheme && (
        <Chip tone="gold" className="tabular-nums">
          <Trans
            message="<s>Marks, correct and wrong:</s> {marks}"
            parts={{ s: <span className="sr-only" /> }}
            values={{ marks: markingLabel(scheme) }}
          />
        </Chip>
      )}
      {marked && (
        <Chip className="border-marked-line bg-marked-tint text-marked">
          <Flag size={13} aria-hidden />
          <span className="max-sm:sr-only">{t('Marked for review')}</span>
        </Chip>
      )}
      <CandidateStrip owner={owner} />
      <div className="ml-auto flex items-center lg:gap-2">
        <LanguageSwitch />
        {calculator}
        <IconButton
          aria-label={t('Tools')}
          aria-expanded={isOpen}
          aria-controls={id}
          className="lg:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={20} aria-hidden />
        </IconButton>
      </div>
      <div
        id={id}
        className={classNames('flex justify-end gap-2 max-lg:basis-full', !isOpen && 'max-lg:hidden')}
      >
        {timeToggle}
        {onEnterFullscreen && (
          <IconButton aria-label={t('Full screen')} onClick={onEnterFullscreen}>
            <Maximize size={20} aria-hidden />
          </IconButton>
        )}
        <IconButton aria-label={t('Keyboard')} className="max-lg:hidden" onClick={onShowKeys}>
          <Keyboard size={20} aria-hidden />
        </IconButton>
        <TextSizeButtons size={textSize} />
      </div>
    </div>
  )
}
