import { type ReactNode, useId } from 'react'
import { type AnswerKind, chosenOptions, toggleOption } from '@/domain/answer'
import type { RichText } from '@/domain/rich-text'
import { classNames } from '../class-names'
import { QuestionText } from './question-text'

/** `0` is A, `1` is B, and so on: how options are labelled everywhere (spec section 2, test taker). */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + index)
}

/**
 * The options of one question, as a radio group, or as check boxes where several may be right. Fully controlled: it holds
 * no choice of its own, and a click only calls `onAnswer`.
 * @param labelledBy id of the element with the question's text, the group's accessible name.
 * @param chosen the answer (`domain/answer.ts`); null when there is none.
 */
export function OptionList({
  labelledBy,
  kind,
  options,
  chosen,
  onAnswer,
}: {
  labelledBy: string
  kind?: AnswerKind | undefined
  options: readonly RichText[]
  chosen: number | null
  onAnswer: (answer: number | null) => void
}) {
  const name = useId()
  const several = kind === 'several'
  const marked = chosenOptions({ kind }, chosen)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles are named
    <div role={several ? 'group' : 'radiogroup'} aria-labelledby={labelledBy} className="grid gap-3">
      {several && <p className="text-sm text-muted">One or more options are right. Choose all that are.</p>}
      {options.map((option, index) => (
        <Option
          // Options are told apart by their place: two of them may read the same.
          key={optionLetter(index)}
          type={several ? 'checkbox' : 'radio'}
          name={name}
          letter={optionLetter(index)}
          chosen={marked.includes(index)}
          onChoose={() => onAnswer(several ? toggleOption(chosen, index) : index)}
        >
          <QuestionText
            as="span"
            text={option}
            className="min-w-0 flex-1"
            lead={<span className="sr-only">{optionLetter(index)}. </span>}
          />
        </Option>
      ))}
    </div>
  )
}

function Option({
  type,
  name,
  letter,
  chosen,
  onChoose,
  children,
}: {
  type: 'radio' | 'checkbox'
  name: string
  letter: string
  chosen: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <label
      className={classNames(
        'flex min-h-14 items-center gap-4 rounded-control border px-4 py-2 transition-colors sm:px-4.5',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary',
        chosen ? 'border-primary bg-primary-tint' : 'border-line bg-surface hover:border-edge',
      )}
    >
      <input type={type} name={name} className="sr-only" checked={chosen} onChange={onChoose} />
      <span
        aria-hidden
        className={classNames(
          'grid size-7 flex-none place-items-center border text-caption font-semibold',
          type === 'radio' ? 'rounded-lg' : 'rounded-sm',
          chosen ? 'border-primary bg-primary text-primary-on' : 'border-edge/70 text-muted',
        )}
      >
        {letter}
      </span>
      {children}
    </label>
  )
}
