import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '@/language/text'

/** Where a test or quiz begins: the choices that few students need, behind one line. */
export function MoreOptions({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <details className={`group ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-detail font-semibold text-secondary [&::-webkit-details-marker]:hidden">
        {t('More options')}
        <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
