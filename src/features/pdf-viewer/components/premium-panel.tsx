import { BadgeCheck, X } from 'lucide-react'
import { useState } from 'react'

/** Says once, above a paid file, that it is the student's own. */
export function PremiumPanel() {
  const [shown, setShown] = useState(true)
  if (!shown) return null
  return (
    <div
      role="status"
      className="mx-auto mb-4 flex w-full max-w-[880px] items-center gap-3 rounded-control border border-success-line bg-success-tint py-1 pr-1 pl-4 text-[15px]"
    >
      <BadgeCheck size={20} aria-hidden className="flex-none text-success" />
      <p className="flex-1">
        <strong className="text-success">Premium Activated</strong>
        <span className="max-sm:hidden"> · You own this pack: read it here or download it.</span>
      </p>
      <button
        type="button"
        aria-label="Hide this note"
        onClick={() => setShown(false)}
        className="grid size-11 flex-none place-items-center rounded-control text-muted hover:text-text"
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}
