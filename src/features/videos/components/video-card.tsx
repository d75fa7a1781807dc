import { Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Video } from '@/content/videos/schema'
import { categoryName } from '@/domain/category-name'
import { isPaid, rupeesOf } from '@/domain/price'
import { languageNote, languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatRupees } from '@/lib/money'
import { useSession } from '@/session'
import { Chip } from '@/ui/chip'
import { showAlert } from '@/ui/dialog/alert-store'
import { cardLinkClass, ItemCard, MetaLine } from '@/ui/list/item-card'
import { durationText } from '../model/duration-text'

/** Where a visitor goes for a paid video: login, and from there to the video's page (spec section 2, videos). */
const loginPath = (videoId: string) =>
  // Reading a query decodes it once; the encoding of the path must survive that.
  `${paths.login}?redirect=${paths.video(videoId).replaceAll('%', '%25')}`

/**
 * Opens the video in a new tab; a paid one of a visitor leads to login, one without an address says so. A paid one
 * leads to its own page if only students get its address, and until the session is known.
 */
function VideoLink({ video }: { video: Video }) {
  const session = useSession()
  const { address } = video
  const lang = languageOf(video.name)
  if (isPaid(video.price) && (session.status !== 'signed-in' || address === null)) {
    return (
      <Link
        to={session.status === 'signed-out' ? loginPath(video.id) : paths.video(video.id)}
        lang={lang}
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
        lang={lang}
        className={`text-left ${cardLinkClass}`}
        onClick={() => void showAlert(t('Video not available'))}
      >
        {video.name}
      </button>
    )
  }
  return (
    <a href={address.link} target="_blank" rel="noopener noreferrer" lang={lang} className={cardLinkClass}>
      {video.name}
    </a>
  )
}

export function VideoCard({ video }: { video: Video }) {
  const rupees = rupeesOf(video.price)
  return (
    <ItemCard
      picture={video.thumbnailUrl}
      badge={
        <Chip className="bg-surface">
          <Play size={13} aria-hidden fill="currentColor" className="text-secondary" />
          {durationText(video) ?? t('Video')}
        </Chip>
      }
      heading={<VideoLink video={video} />}
      meta={
        <>
          {isPaid(video.price) && (
            <Chip tone="gold">{rupees === null ? t('Paid') : formatRupees(rupees)}</Chip>
          )}
          <MetaLine
            facts={[
              video.category && categoryName(video.category),
              languageNote(video.name, video.languages),
            ]}
          />
        </>
      }
    />
  )
}
