import type { ReactNode } from 'react'
import { languageOfFact } from '@/domain/text-language'
import { classNames } from './class-names'

export type ChipTone = 'plain' | 'gold' | 'success' | 'warning' | 'error' | 'info'

const tones: Record<ChipTone, string> = {
  plain: 'border-line text-muted',
  gold: 'border-primary-line bg-warning-tint text-secondary',
  success: 'border-success-line bg-success-tint text-success',
  warning: 'border-warning-line bg-warning-tint text-warning',
  error: 'border-error-line bg-error-tint text-error',
  info: 'border-info-line bg-info-tint text-info',
}

/** A small fact about an item: a badge, a count, a state. */
export function Chip({
  tone = 'plain',
  children,
  className,
}: {
  tone?: ChipTone
  children: ReactNode
  className?: string
}) {
  return (
    <span
      lang={typeof children === 'string' ? languageOfFact(children) : undefined}
      className={classNames(
        'inline-flex min-h-6.5 items-center gap-1.5 rounded-full border px-2.5 text-tag font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
