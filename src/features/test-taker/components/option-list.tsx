import { classNames } from '@/ui/class-names'

/** A, B, C… for the option at `index`. */
export function optionLetter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}

/**
 * The options of one question as a radio group, fully controlled: nothing shows as chosen but `chosen`.
 * @param name tells the groups of a page apart.
 */
export function OptionList({
  name,
  options,
  chosen,
  onChoose,
}: {
  name: string
  options: readonly string[]
  chosen: number | null
  onChoose: (option: number) => void
}) {
  return (
    <div className="mt-6 grid gap-3">
      {options.map((option, index) => {
        const on = index === chosen
        return (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place; two may read the same.
            key={index}
            className={classNames(
              'flex min-h-14 items-center gap-4 rounded-control border px-4 py-2.5 transition-colors sm:px-4.5',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary',
              on ? 'border-primary bg-primary-tint' : 'border-line bg-surface hover:border-edge',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={on}
              onChange={() => onChoose(index)}
            />
            <span
              className={classNames(
                'grid size-7 flex-none place-items-center rounded-lg border text-[13px] font-semibold',
                on ? 'border-primary bg-primary text-primary-on' : 'border-edge/70 text-muted',
              )}
            >
              {optionLetter(index)}
            </span>
            <span className="min-w-0 flex-1">{option}</span>
          </label>
        )
      })}
    </div>
  )
}
