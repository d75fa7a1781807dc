import { useId } from 'react'
import { languageOf } from '@/domain/text-language'
import { classNames } from '../class-names'

/** `0` is A, `1` is B, and so on: how options are labelled everywhere (spec section 2, test taker). */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + index)
}

/**
 * The options of one question as a radio group. Fully controlled: it holds no choice of its own, and a click only calls
 * `onChoose` with the option's zero-based index.
 * @param labelledBy id of the element with the question's text, the group's accessible name.
 * @param disabled true while nothing can be chosen.
 */
export function OptionList({
  labelledBy,
  options,
  chosen,
  onChoose,
  disabled = false,
}: {
  labelledBy: string
  options: readonly string[]
  chosen: number | null
  onChoose: (index: number) => void
  disabled?: boolean
}) {
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-3">
      {options.map((option, index) => (
        <Option
          // Options are told apart by their place: two of them may read the same.
          key={optionLetter(index)}
          name={name}
          letter={optionLetter(index)}
          text={option}
          chosen={chosen === index}
          disabled={disabled}
          onChoose={() => onChoose(index)}
        />
      ))}
    </div>
  )
}

function Option({
  name,
  letter,
  text,
  chosen,
  disabled,
  onChoose,
}: {
  name: string
  letter: string
  text: string
  chosen: boolean
  disabled: boolean
  onChoose: () => void
}) {
  return (
    <label
      className={classNames(
        'flex min-h-14 items-center gap-4 rounded-control border px-4 py-2 transition-colors sm:px-4.5',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary',
        chosen ? 'border-primary bg-primary-tint' : 'border-line bg-surface hover:border-edge',
      )}
    >
      <input
        type="radio"
        name={name}
        className="sr-only"
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
      />
      <span
        aria-hidden
        className={classNames(
          'grid size-7 flex-none place-items-center rounded-lg border text-caption font-semibold',
          chosen ? 'border-primary bg-primary text-primary-on' : 'border-edge/70 text-muted',
        )}
      >
        {letter}
      </span>
      <span lang={languageOf(text)} className="min-w-0 flex-1 whitespace-pre-line">
        <span className="sr-only">{letter}. </span>
        {text}
      </span>
    </label>
  )
}
