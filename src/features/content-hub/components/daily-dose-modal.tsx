import { formatLongUsDate } from '@/lib/dates'
import { Chip } from '@/ui/chip'
import { Modal } from '@/ui/modal'
import type { DailyDose } from '../daily-dose-schema'

/** A daily dose, open to read. Its content is text: what looks like HTML in it stays text. */
export function DailyDoseModal({ dose, onClose }: { dose: DailyDose; onClose: () => void }) {
  return (
    <Modal title={dose.title} onClose={onClose} size="detail">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {dose.date && <span>{formatLongUsDate(dose.date)}</span>}
        {dose.category && <Chip>{dose.category}</Chip>}
      </div>
      <p className="mt-6 max-w-[42em] text-[17px] leading-relaxed whitespace-pre-line">
        {dose.content ?? 'No description available'}
      </p>
    </Modal>
  )
}
