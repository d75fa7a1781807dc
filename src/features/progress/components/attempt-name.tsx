import type { AttemptFigures } from '@/domain/learning/analysis'
import { formatMediumDate } from '@/lib/dates'

/** An attempt in a table: its title and its day. */
export function AttemptName({ attempt: { title, at } }: { attempt: AttemptFigures }) {
  return (
    <>
      {title}
      <span className="block text-muted">{formatMediumDate(new Date(at))}</span>
    </>
  )
}
