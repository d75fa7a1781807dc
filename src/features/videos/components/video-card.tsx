import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Video } from '@/content/videos/schema'
import { isPaid, rupeesOf } from '@/domain/price'
import { useSession } from '@/features/auth'
import { formatRupees } from '@/lib/money'
import { Chip } from '@/ui/chip'
import { showAlert } from '@/ui/dialog/alert-store'
import { cardLinkClass, ItemCard, MetaLine } from '@/ui/list/item-card'
import { videoLoginPath } from '../model/video-login'

/**
 * Opens the video in a new tab; a paid one of a visitor leads to login, one without any address says so. While nobody
 * knows who is there, a paid one leads to its own page, which waits.
 */
function VideoLink({ video }: { video: Video }) {
  const session = useSession()
  if (isPaid(video.price) && session.status !== 'signed-in') {
    return (
      <Link
        to={session.status === 'loading' ? paths.video(video.id) : videoLoginPath(video.id)}
        className={cardLinkClass}
      >
        {video.name}
      </Link>
    )
  }
  if (video.link === null) {
    return (
      <button
        type="button"
        className={`text-left ${cardLinkClass}`}
        onClick={() => void showAlert('Video not available')}
      >
        {video.name}
      </button>
    )
  }
  return (
    <a href={video.link} target="_blank" rel="noopener noreferrer" className={cardLinkClass}>
      {video.name}
    </a>
  )
}

export function VideoCard({ video }: { video: Video }) {
  const rupees = rupeesOf(video.price)
  return (
    <ItemCard
      picture={video.thumbnailUrl}
      heading={<VideoLink video={video} />}
      meta={
        <>
          {isPaid(video.price) && <Chip tone="gold">{rupees === null ? 'Paid' : formatRupees(rupees)}</Chip>}
          <MetaLine facts={[video.duration, video.category]} />
        </>
      }
    />
  )
}
