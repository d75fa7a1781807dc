import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { RowContent } from './row'

/**
 * A row that opens in place. What it holds is made at the first opening, and stays while the row is closed.
 * @param action what a press does, in a word; an arrow where the title says it
 * @param group of the rows with the same one, only one is open
 * @param children may be a function, which gets what closes the row, and focuses it where the focus was in it
 */
export function DisclosureRow({
  icon,
  title,
  detail,
  action,
  group,
  startsOpen = false,
  children,
}: Omit<ComponentProps<typeof RowContent>, 'sign' | 'isDone'> & {
  action?: string | undefined
  group?: string
  startsOpen?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}) {
  const [row, setRow] = useState<HTMLDetailsElement | null>(null)
  // What it starts with alone: data that comes later closes no form in which a student types.
  const [isOpenFirst] = useState(startsOpen)
  const [wasOpen, setWasOpen] = useState(startsOpen)
  const close = () => {
    const { activeElement } = document
    const hasFocus = activeElement === document.body || row?.contains(activeElement)
    row?.removeAttribute('open')
    if (hasFocus) row?.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={setRow}
      name={group}
      open={isOpenFirst}
      onToggle={({ currentTarget }) => {
        setWasOpen(true)
        // What a press has opened is not left below the screen.
        if (currentTarget.open && currentTarget.matches(':focus-within'))
          setTimeout(() => currentTarget.scrollIntoView({ block: 'nearest' }))
      }}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
        <RowContent
          icon={icon}
          title={title}
          detail={detail}
          sign={
            action ? (
              <span className="text-sm font-semibold text-secondary">{action}</span>
            ) : (
              <ChevronDown
                size={18}
                aria-hidden
                className="flex-none text-muted transition-transform group-open:rotate-180"
              />
            )
          }
        />
      </summary>
      {wasOpen && (
        <div className="border-t border-line p-4">
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </details>
  )
}
