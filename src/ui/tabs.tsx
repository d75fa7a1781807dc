import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names'

/**
 * Tabs with the panel of the one that is open. Arrow keys, Home and End go from tab to tab. Controlled.
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = tabs.findIndex(({ name }) => name === open)
    const last = tabs.length - 1
    const places: Record<string, number> = {
      ArrowLeft: place === 0 ? last : place - 1,
      ArrowRight: place === last ? 0 : place + 1,
      Home: 0,
      End: last,
    }
    const next = places[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next]?.focus()
    onOpen(tab.name)
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="mt-8 flex flex-wrap gap-1 border-b border-line"
        onKeyDown={onKeyDown}
      >
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
              'min-h-11 border-b-2 px-4 text-detail font-semibold',
              name === open ? 'border-primary text-text' : 'border-transparent text-muted',
            )}
            onClick={() => onOpen(name)}
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
