import { ChevronDown } from 'lucide-react'

type Options<Value> = ReadonlyArray<readonly [value: Value, text: string]>

const drawn = (options: Options<string>) =>
  options.map(([option, text]) => (
    <option key={option} value={option}>
      {text}
    </option>
  ))

/**
 * A choice above a list that narrows or orders it; its options are value and text.
 * @param groups more options, below their headings
 */
export function FilterSelect<Value extends string>({
  label,
  value,
  options,
  groups = [],
  onChoose,
}: {
  label: string
  value: Value
  options: Options<Value>
  groups?: ReadonlyArray<{ label: string; options: Options<Value> }>
  onChoose: (value: Value) => void
}) {
  return (
    <span className="relative max-sm:flex-1">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const all = [...options, ...groups.flatMap((group) => group.options)]
          const chosen = all.find(([option]) => option === event.target.value)
          if (chosen) onChoose(chosen[0])
        }}
        className="min-h-11 w-full appearance-none rounded-control border border-edge/70 bg-background pr-8 pl-3 text-detail sm:pr-10 sm:pl-4 font-semibold hover:border-edge hover:bg-raised"
      >
        {drawn(options)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {drawn(group.options)}
          </optgroup>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </span>
  )
}
