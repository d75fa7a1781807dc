import type { ReactNode } from 'react'
import { Card } from '@/ui/card'
import { Chip, type ChipTone } from '@/ui/chip'

/** One purchase in the list: its name and status in words, its facts in one line, and its buttons. */
export function PurchaseCard({
  name,
  status,
  tone,
  icon,
  facts,
  children,
  actions,
}: {
  name: string
  status: string
  tone: ChipTone
  icon: ReactNode
  facts: ReadonlyArray<string | null>
  children?: ReactNode
  actions: ReactNode
}) {
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:p-6">
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="min-w-0 text-lg">{name}</h2>
          <Chip tone={tone}>
            {icon}
            {status}
          </Chip>
        </div>
        <p className="mt-1 text-detail text-muted tabular-nums wrap-anywhere empty:hidden">
          {facts.filter(Boolean).join(' · ')}
        </p>
        {children && <p className="mt-2 max-w-prose text-detail">{children}</p>}
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </Card>
  )
}
