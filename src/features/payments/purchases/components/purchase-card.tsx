import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { languageOf } from '@/domain/text-language'
import { buttonClass } from '@/ui/button'
import { Chip, type ChipTone } from '@/ui/chip'
import { cardLinkClass, MetaLine } from '@/ui/list/item-card'

/**
 * One purchase in the list: its name and status in words, its facts in one line, and its buttons.
 * @param open where a press on it leads
 */
export function PurchaseCard({
  name,
  status,
  tone,
  icon,
  facts,
  children,
  actions,
  open,
}: {
  name: string
  status: string
  tone: ChipTone
  icon: ReactNode
  facts: ReadonlyArray<string | null>
  children?: ReactNode
  actions: ReactNode
  open?: { readonly verb: string; readonly link: Pick<LinkProps, 'to' | 'state'> }
}) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-3 p-4 has-[a:hover]:bg-raised sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <h2 lang={languageOf(name)} className="font-sans text-base leading-snug tracking-normal">
          {open ? (
            <Link {...open.link} className={cardLinkClass}>
              <span className="sr-only">{open.verb}</span> {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Chip tone={tone}>
            {icon}
            {status}
          </Chip>
          <p className="text-sm text-muted tabular-nums wrap-anywhere empty:hidden">
            <MetaLine facts={facts} />
          </p>
        </div>
        {children && <p className="mt-2 max-w-prose text-detail">{children}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        {/* To look at; the link covers the card. */}
        {open && (
          <span aria-hidden className={buttonClass('outline')}>
            {open.verb}
          </span>
        )}
        <div className="relative flex flex-wrap gap-3">{actions}</div>
      </div>
    </li>
  )
}
