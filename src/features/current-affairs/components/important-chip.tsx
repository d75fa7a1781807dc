import { Star } from 'lucide-react'
import { Chip } from '@/ui/chip'

export function ImportantChip() {
  return (
    <Chip tone="gold">
      <Star size={13} aria-hidden fill="currentColor" />
      Important
    </Chip>
  )
}
