import { Check, X } from 'lucide-react'
import { optionLetter, writeNumber } from '@/domain/question/answer'
import { chosenOptions, keyText, rightOptions } from '@/domain/question/kinds'
import type { QuestionOutcome } from '@/domain/question/scoring'
import type { RichText } from '@/domain/rich-text'
import { t } from '@/language/text'
import { classNames } from '../class-names'
import { QuestionText } from './question-text'

/** What an option was: right, chosen and wrong, or neither. Where a question was dropped or given to all, none is wrong. */
function verdictOf({ question, chosen }: QuestionOutcome, index: number): 'correct' | 'wrong' | null {
  if (rightOptions(question).includes(index)) return 'correct'
  const isSettled = question.correctAnswer === 'dropped' || question.correctAnswer === 'full-marks'
  return !isSettled && chosenOptions(question, chosen).includes(index) ? 'wrong' : null
}

/** The options, with the right ones and a wrong choice marked. */
export function ReviewedOptions({ outcome }: { outcome: QuestionOutcome }) {
  const { question, chosen } = outcome
  return (
    <ul className="mt-4 grid gap-2">
      {question.options.map((option, index) => (
        <ReviewedOption
          key={optionLetter(index)}
          letter={optionLetter(index)}
          text={option}
          verdict={verdictOf(outcome, index)}
          isChosen={chosenOptions(question, chosen).includes(index)}
        />
      ))}
    </ul>
  )
}

/** A number that was typed beside the one that is right. */
export function ReviewedNumber({ outcome: { question, chosen } }: { outcome: QuestionOutcome }) {
  return (
    <dl className="mt-4 grid gap-1.5 text-detail tabular-nums">
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-muted">{t('Your answer:')}</dt>
        <dd className="font-semibold">{chosen === null ? t('none') : writeNumber(chosen)}</dd>
      </div>
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-muted">{t('Correct answer:')}</dt>
        <dd data-right className="font-semibold text-success">
          {keyText(question, question.correctAnswer)}
        </dd>
      </div>
    </dl>
  )
}

function ReviewedOption({
  letter,
  text,
  verdict,
  isChosen,
}: {
  letter: string
  text: RichText
  verdict: 'correct' | 'wrong' | null
  isChosen: boolean
}) {
  const note = [isChosen && t('Your answer'), verdict === 'correct' && t('Correct answer')]
    .filter(Boolean)
    .join(' · ')
  return (
    <li
      data-right={verdict === 'correct' || undefined}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border px-4 py-2.5 text-detail',
        verdict === 'correct' && 'border-success-line bg-success-tint',
        verdict === 'wrong' && 'border-error-line bg-error-tint',
        !verdict && 'border-line',
      )}
    >
      <span className="w-3 flex-none font-semibold text-muted">{letter}</span>
      {/* Wide enough to be read: where the note does not fit beside it, the note goes below. */}
      <QuestionText as="span" text={text} className="min-w-0 grow basis-3/5" />
      {note && (
        <span
          className={classNames(
            'flex items-center gap-1.5 text-sm font-semibold',
            verdict === 'correct' && 'text-success',
            verdict === 'wrong' && 'text-error',
            !verdict && 'text-muted',
          )}
        >
          {verdict === 'correct' && <Check size={16} aria-hidden />}
          {verdict === 'wrong' && <X size={16} aria-hidden />}
          {note}
        </span>
      )}
    </li>
  )
}
