import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Video } from '@/content/videos/schema'
import { isPaid, rupeesOf } from '@/domain/price'
import { formatRupees } from '@/lib/money'
import { useSession } from '@/session'
import { Chip } from '@/ui/chip'
import { showAlert } from '@/ui/dialog/alert-store'
import { cardLinkClass, ItemCard, MetaLine } from '@/ui/list/item-card'
import { videoLoginPath } from '../model/video-login'

/**
 * Opens the video in a new tab; a paid one of a visitor leads to login, one without any address says so. A paid one
 * leads to its own page where its address is told to students alone, and while nobody knows who is there.
 */
function VideoLink({ video }: { video: Video }) {
  const session = useSession()
  const { address } = video
  if (isPaid(video.price) && (session.status !== 'signed-in' || address === null)) {
    return (
      <Link
        to={session.status === 'signed-out' ? videoLoginPath(video.id) : paths.video(video.id)}
        className={cardLinkClass}
      >
        {video.name}
      </Link>
    )
  }
  if (address === null) {
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
    <a href={address.link} target="_blank" rel="noopener noreferrer" className={cardLinkClass}>
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
