import type { ReactNode } from 'react'
import { languageOf } from '@/domain/text-language'
import { Card } from '@/ui/card'

/** How a purchase stands; told by word and sign, never by colour alone. */
type Tone = 'success' | 'warning' | 'error' | 'over'

const tones: Record<Tone, string> = {
  success: 'border-success-line bg-success-tint text-success',
  warning: 'border-warning-line text-warning',
  error: 'border-error-line bg-error-tint text-error',
  over: 'border-line text-muted',
}

/** One purchase in the list: its name and state, its facts, and what can be done with it. */
export function PurchaseCard({
  name,
  state,
  tone,
  icon,
  facts,
  children,
  actions,
}: {
  name: string
  state: string
  tone: Tone
  icon: ReactNode
  facts: ReadonlyArray<readonly [label: string, value: string | null]>
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4 @max-[20rem]:flex-wrap">
        <h2 lang={languageOf(name)} className="min-w-0 text-lg">
          {name}
        </h2>
        <p
          className={`-mt-1 inline-flex flex-none items-center gap-1.5 rounded-full border px-3 py-1 text-sm font-medium ${tones[tone]}`}
        >
          {icon}
          {state}
        </p>
      </div>
      {children && <p className="text-detail text-muted">{children}</p>}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="min-w-0">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="text-detail tabular-nums wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </Card>
  )
}
