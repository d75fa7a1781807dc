import { Strikethrough, Undo2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type AnswerKind, chosenOptions, toggleOption } from '@/domain/answer'
import type { RichText } from '@/domain/rich-text'
import { classNames } from '../class-names'
import { QuestionText } from './question-text'

/** `0` is A, `1` is B, and so on: how options are labelled everywhere (spec section 2, test taker). */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + index)
}

/** Options that a student has struck out. They can still be chosen. */
export interface Strikes {
  /** Zero-based. */
  readonly struck: readonly number[]
  readonly onStrike: (option: number) => void
}

/**
 * The options of one question, as a radio group, or as check boxes where several may be right. Fully controlled: it holds
 * no choice of its own, and a click only calls `onAnswer`.
 * @param labelledBy id of the element with the question's text, the group's accessible name.
 * @param chosen the answer (`domain/answer.ts`); null when there is none.
 * @param strikes what the student has ruled out; absent where nothing can be.
 */
export function OptionList({
  labelledBy,
  kind,
  options,
  chosen,
  onAnswer,
  strikes,
}: {
  labelledBy: string
  kind?: AnswerKind | undefined
  options: readonly RichText[]
  chosen: number | null
  onAnswer: (answer: number | null) => void
  strikes?: Strikes | undefined
}) {
  const name = useId()
  const several = kind === 'several'
  const marked = chosenOptions({ kind }, chosen)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles are named
    <div role={several ? 'group' : 'radiogroup'} aria-labelledby={labelledBy} className="grid gap-3">
      {several && <p className="text-sm text-muted">One or more options are right. Choose all that are.</p>}
      {options.map((option, index) => {
        const isChosen = marked.includes(index)
        // What is chosen is not ruled out, whatever was struck before.
        const isStruck = !isChosen && (strikes?.struck.includes(index) ?? false)
        return (
          <Option
            // Options are told apart by their place: two of them may read the same.
            key={optionLetter(index)}
            type={several ? 'checkbox' : 'radio'}
            name={name}
            letter={optionLetter(index)}
            chosen={isChosen}
            onChoose={() => onAnswer(several ? toggleOption(chosen, index) : index)}
            isStruck={isStruck}
            onStrike={strikes && (() => strikes.onStrike(index))}
          >
            <QuestionText
              as="span"
              text={option}
              className={classNames('min-w-0 flex-1', isStruck && 'text-muted line-through')}
              lead={<span className="sr-only">{optionLetter(index)}. </span>}
            />
          </Option>
        )
      })}
    </div>
  )
}

function Option({
  type,
  name,
  letter,
  chosen,
  onChoose,
  isStruck,
  onStrike,
  children,
}: {
  type: 'radio' | 'checkbox'
  name: string
  letter: string
  chosen: boolean
  onChoose: () => void
  isStruck: boolean
  onStrike: (() => void) | undefined
  children: ReactNode
}) {
  const label = (
    <label
      className={classNames(
        'flex min-h-14 min-w-0 flex-1 items-center gap-4 rounded-control border px-4 py-2 transition-colors sm:px-4.5',
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
      {isStruck && <span className="sr-only"> (struck out)</span>}
    </label>
  )
  if (!onStrike) return label
  return (
    <div className="flex items-center gap-1 max-sm:-mr-2">
      {label}
      <button
        type="button"
        aria-pressed={isStruck}
        aria-label={`${isStruck ? 'Bring back' : 'Strike out'} option ${letter}`}
        // A chosen option is not ruled out; its place stays, so that nothing moves.
        className={classNames(
          'grid size-11 flex-none place-items-center rounded-control text-muted/70 hover:bg-raised hover:text-text',
          chosen && 'invisible',
        )}
        onClick={onStrike}
      >
        {isStruck ? <Undo2 size={17} aria-hidden /> : <Strikethrough size={17} aria-hidden />}
      </button>
    </div>
  )
}
