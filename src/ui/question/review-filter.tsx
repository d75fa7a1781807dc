import { classNames } from '../class-names'

/**
 * Chooses which questions a review shows, with the number of each. Controlled.
 * @param legend what is chosen, for who does not see it
 * @param choices in the order of the buttons
 */
export function ReviewFilter<Choice extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  className,
}: {
  legend: string
  choices: ReadonlyArray<{ choice: Choice; label: string; count: number }>
  chosen: Choice
  onChoose: (choice: Choice) => void
  className?: string
}) {
  return (
    <fieldset className={classNames('flex flex-wrap gap-2', className)}>
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ choice, label, count }) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
          className={classNames(
            'min-h-11 rounded-full border px-4 text-sm font-semibold tabular-nums transition-colors',
            choice === chosen
              ? 'border-text bg-raised text-text'
              : 'border-line text-muted hover:border-edge hover:text-text',
          )}
        >
          {`${label} (${count})`}
        </button>
      ))}
    </fieldset>
  )
}
