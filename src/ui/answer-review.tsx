import { Check, Minus, X } from 'lucide-react'
import type { AnswerOutcome, QuestionOutcome } from '@/domain/scoring'
import { Card } from './card'
import { Chip, type ChipTone } from './chip'
import { classNames } from './class-names'
import { optionLetter } from './option-list'

const badges: Record<AnswerOutcome, { text: string; tone: ChipTone; icon: typeof Check }> = {
  correct: { text: 'Correct', tone: 'success', icon: Check },
  wrong: { text: 'Wrong', tone: 'error', icon: X },
  unanswered: { text: 'Not Answered', tone: 'plain', icon: Minus },
}

/** Every question with what was chosen, what is right and why (spec section 2, results). */
export function AnswerReview({ outcomes }: { outcomes: readonly QuestionOutcome[] }) {
  return (
    <ol className="grid gap-4">
      {outcomes.map((outcome, index) => (
        <li
          key={outcome.question.id}
          className="min-w-0 [contain-intrinsic-height:auto_420px] [content-visibility:auto]"
        >
          <ReviewedQuestion number={index + 1} outcome={outcome} />
        </li>
      ))}
    </ol>
  )
}

function ReviewedQuestion({ number, outcome }: { number: number; outcome: QuestionOutcome }) {
  const { question, chosen } = outcome
  const { text, tone, icon: Icon } = badges[outcome.outcome]
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-2.5">
        <h3 className="font-sans text-base tracking-normal">Question {number}</h3>
        <Chip tone={tone}>
          <Icon size={14} aria-hidden />
          {text}
        </Chip>
      </div>
      <p className="mt-3 whitespace-pre-line">{question.text}</p>
      <ul className="mt-4 grid gap-2">
        {question.options.map((option, index) => (
          <ReviewedOption
            key={optionLetter(index)}
            letter={optionLetter(index)}
            text={option}
            verdict={index === question.correctAnswer ? 'correct' : index === chosen ? 'wrong' : null}
            isChosen={index === chosen}
          />
        ))}
      </ul>
      {question.explanation && (
        <p className="mt-4 border-l-2 border-line pl-4 text-[15px] whitespace-pre-line text-muted">
          <strong className="font-semibold text-text">Explanation: </strong>
          {question.explanation}
        </p>
      )}
    </Card>
  )
}

function ReviewedOption({
  letter,
  text,
  verdict,
  isChosen,
}: {
  letter: string
  text: string
  verdict: 'correct' | 'wrong' | null
  isChosen: boolean
}) {
  const note = [isChosen && 'Your answer', verdict === 'correct' && 'Correct answer']
    .filter(Boolean)
    .join(' · ')
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border px-4 py-2.5 text-[15px]',
        verdict === 'correct' && 'border-success-line bg-success-tint',
        verdict === 'wrong' && 'border-error-line bg-error-tint',
        !verdict && 'border-line',
      )}
    >
      <span className="font-semibold text-muted">{letter}</span>
      <span className="min-w-0 flex-1 whitespace-pre-line">{text}</span>
      {note && (
        <span
          className={classNames(
            'flex items-center gap-1.5 text-sm font-semibold',
            verdict === 'correct' ? 'text-success' : 'text-error',
          )}
        >
          {verdict === 'correct' ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
          {note}
        </span>
      )}
    </li>
  )
}
