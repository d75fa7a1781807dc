import type { Video } from '@/content/videos/schema'
import { isPaid, rupeesOf } from '@/domain/price'
import { formatRupees } from '@/lib/money'
import { videoTypeText } from '../model/video-login'

/** Category, Duration, Type, Views (spec section 2, video page). */
export function VideoMeta({ video }: { video: Video }) {
  const rupees = rupeesOf(video.price)
  const rows = [
    ['Category', video.category],
    ['Duration', video.duration],
    ['Type', videoTypeText(isPaid(video.price), rupees === null ? null : formatRupees(rupees))],
    ['Views', new Intl.NumberFormat('en-IN').format(video.views)],
  ] as const
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
      {rows.map(([label, value]) => (
        <div key={label} className="bg-surface px-4 py-3.5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-medium">{value ?? 'Not specified'}</dd>
        </div>
      ))}
    </dl>
  )
}
