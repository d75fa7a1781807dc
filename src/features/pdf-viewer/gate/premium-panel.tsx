import { BadgeCheck, X } from 'lucide-react'
import { useState } from 'react'
import { t } from '@/language/text'

/** Until the next start: who has put it away knows it of the next book too. */
let isPutAway = false

/** Says above a paid file that it is the student's own. It stands still while the pages move, and can be put away. */
export function PremiumPanel() {
  const [shown, setShown] = useState(!isPutAway)
  if (!shown) return null
  return (
    <div
      role="status"
      className="flex flex-none items-center gap-2.5 border-b border-success-line bg-success-tint pl-4 text-sm sm:pl-6 [@media(max-height:20rem)]:hidden"
    >
      <BadgeCheck size={18} aria-hidden className="flex-none text-success" />
      <p className="min-w-0 flex-1 truncate">
        <strong className="text-success">{t('You own this pack')}</strong>
      </p>
      <button
        type="button"
        aria-label={t('Hide this note')}
        onClick={() => {
          isPutAway = true
          setShown(false)
        }}
        className="grid size-11 flex-none place-items-center text-muted hover:text-text"
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
