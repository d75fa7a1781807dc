import type { ReactNode } from 'react'
import { languageOf } from '@/domain/text-language'
import { Card } from '@/ui/card'
import { Chip, type ChipTone } from '@/ui/chip'
import { MetaLine } from '@/ui/list/item-card'

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
        <h2 lang={languageOf(name)} className="text-lg">
          {name}
        </h2>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Chip tone={tone}>
            {icon}
            {status}
          </Chip>
          <p className="text-detail text-muted tabular-nums wrap-anywhere empty:hidden">
            <MetaLine facts={facts} />
          </p>
        </div>
        {children && <p className="mt-2 max-w-prose text-detail">{children}</p>}
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </Card>
  )
}
