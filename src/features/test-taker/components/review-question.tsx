import { Check, Minus, X } from 'lucide-react'
import { formatTimeTaken } from '@/domain/durations'
import { formatFraction } from '@/domain/fraction'
import type { AnswerOutcome } from '@/domain/scoring'
import { Chip, type ChipTone } from '@/ui/chip'
import { classNames } from '@/ui/class-names'
import { optionLetter } from '@/ui/option-list'
import type { QuestionResult } from '../model/results'
import { QuestionPicture } from './question-picture'

const badges: Record<AnswerOutcome, { label: string; tone: ChipTone; icon: typeof Check }> = {
  correct: { label: 'Correct', tone: 'success', icon: Check },
  wrong: { label: 'Wrong', tone: 'error', icon: X },
  unanswered: { label: 'Not Answered', tone: 'plain', icon: Minus },
}

function ReviewOption({
  text,
  index,
  isKey,
  isChosen,
}: {
  text: string
  index: number
  isKey: boolean
  isChosen: boolean
}) {
  const isWrong = isChosen && !isKey
  const notes = [isKey && 'Correct answer', isChosen && 'Your answer'].filter(Boolean).join(' · ')
  return (
    <li
      className={classNames(
        'flex min-h-12 flex-wrap items-center gap-x-3.5 gap-y-1 rounded-control border px-4 py-2.5',
        isKey
          ? 'border-success/60 bg-success-tint'
          : isWrong
            ? 'border-error/60 bg-error-tint'
            : 'border-line',
      )}
    >
      <span
        className={classNames(
          'grid size-7 flex-none place-items-center rounded-lg border text-[13px] font-semibold',
          isKey
            ? 'border-success text-success'
            : isWrong
              ? 'border-error text-error'
              : 'border-edge/70 text-muted',
        )}
      >
        {optionLetter(index)}
      </span>
      <span className="min-w-0 flex-1">{text}</span>
      {notes && (
        <span
          className={classNames(
            'inline-flex items-center gap-1.5 text-sm font-semibold',
            isKey ? 'text-success' : 'text-error',
          )}
        >
          {isKey ? <Check size={15} aria-hidden /> : <X size={15} aria-hidden />}
          {notes}
        </span>
      )}
    </li>
  )
}

/** One question of the review: badge, options with the right and the chosen wrong one marked, explanation. */
export function ReviewQuestion({ result }: { result: QuestionResult }) {
  const { question, chosen, number, marks, seconds, outcome } = result
  const { label, tone, icon: Icon } = badges[outcome]
  return (
    <li className="rounded-card border border-line bg-surface p-5 [contain-intrinsic-height:auto_420px] [content-visibility:auto] sm:p-6">
      <div className="flex flex-wrap items-center gap-2.5">
        <h3 className="font-sans text-base tracking-normal">Question {number}</h3>
        <Chip tone={tone}>
          <Icon size={13} aria-hidden />
          {label}
        </Chip>
        {question.topic && <Chip>{question.topic}</Chip>}
        <span className="text-sm text-muted tabular-nums">
          {[marks && `${formatFraction(marks)} marks`, formatTimeTaken(seconds)].filter(Boolean).join(' · ')}
        </span>
      </div>
      <p className="mt-3 text-[17px] whitespace-pre-line">{question.text}</p>
      <QuestionPicture image={question.image} number={number} />
      <ul className="mt-4 grid gap-2.5">
        {question.options.map((option, index) => (
          <ReviewOption
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place; two may read the same.
            key={index}
            text={option}
            index={index}
            isKey={index === question.correctAnswer}
            isChosen={index === chosen}
          />
        ))}
      </ul>
      {question.explanation && (
        <p className="mt-4 border-l-2 border-line pl-4 text-muted">
          <strong className="font-semibold text-text">Explanation: </strong>
          {question.explanation}
        </p>
      )}
    </li>
  )
}
