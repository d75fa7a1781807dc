import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names'

/**
 * Tabs with the panel of the one that is open. Arrow keys go from tab to tab. Controlled.
 * @param label names the row of tabs
 * @param children the content of the open tab
 */
export function Tabs<Name extends string>({
  label,
  tabs,
  open,
  onOpen,
  children,
}: {
  label: string
  tabs: ReadonlyArray<{ name: Name; text: string }>
  open: Name
  onOpen: (name: Name) => void
  children: ReactNode
}) {
  const id = useId()
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
    const place = tabs.findIndex(({ name }) => name === open)
    const next = by && tabs.at((place + by) % tabs.length)
    if (!next) return
    document.getElementById(id + next.name)?.focus()
    onOpen(next.name)
  }
  return (
    <>
      <div role="tablist" aria-label={label} className="mt-8 flex flex-wrap gap-1 border-b border-line">
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={id + name}
            aria-selected={name === open}
            aria-controls={`${id}panel`}
            tabIndex={name === open ? 0 : -1}
            className={classNames(
              'min-h-11 border-b-2 px-3 text-detail font-semibold',
              name === open ? 'border-primary text-text' : 'border-transparent text-muted',
            )}
            onClick={() => onOpen(name)}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={id + open} className="mt-6">
        {children}
      </div>
    </>
  )
}
