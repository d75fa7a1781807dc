import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { videoAccessQuery } from '@/content/videos/access-repository'
import { videoQuery } from '@/content/videos/queries'
import type { OpenAddress, Video } from '@/content/videos/schema'
import { categoryName } from '@/domain/category-name'
import { isPaid, rupeesOf } from '@/domain/price'
import { languageOf } from '@/domain/text-language'
import { locale } from '@/language/languages'
import { t } from '@/language/text'
import { formatRupees } from '@/lib/money'
import { useSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { ShareButton } from '@/ui/item/share-button'
import { PageTitle } from '@/ui/page-title'
import { LoadingPage, Skeleton } from '@/ui/skeleton'
import { BuyForVideo, LoginForVideo } from '../components/premium-video'
import { StudentsFilm } from '../components/students-film'
import { OpenInNewTab, VideoPlayer } from '../components/video-player'
import { VideoProblem } from '../components/video-problem'
import { durationText } from '../model/duration-text'

/** Category, Duration, Type, Views (spec section 2, video page). */
function VideoMeta({ video }: { video: Video }) {
  const rupees = rupeesOf(video.price)
  const paid = rupees === null ? t('Paid') : t('Paid ({price})', { price: formatRupees(rupees) })
  const rows = [
    [t('Category'), video.category && categoryName(video.category)],
    [t('Duration'), durationText(video)],
    [t('Type'), isPaid(video.price) ? paid : t('Free')],
    [t('Views'), new Intl.NumberFormat(locale).format(video.views)],
  ] as const
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
      {rows.map(([label, value]) => (
        <div key={label} className="bg-surface px-4 py-3.5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-medium">{value ?? t('Not specified')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** @param film instead of what an open address leads to */
function VideoDetail({
  video,
  address,
  film,
}: {
  video: Video
  address: OpenAddress | null
  film?: ReactNode
}) {
  return (
    <article>
      <PageTitle title={video.name} description={video.description} />
      <ButtonLink to={paths.contentVideos} look="quiet" className="-ml-4 sm:-ml-5">
        <ArrowLeft size={18} aria-hidden />
        {t('Back to Videos')}
      </ButtonLink>
      <h1 className="mt-3 mb-5 text-page sm:text-3xl" lang={languageOf(video.name)}>
        {video.name}
      </h1>
      {film ?? <VideoPlayer video={video} address={address} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {address && <OpenInNewTab address={address} />}
        <ShareButton title={video.name} path={paths.video(video.id)} />
      </div>
      <VideoMeta video={video} />
      {video.description && (
        <p className="mt-6 max-w-[44em] whitespace-pre-line text-muted" lang={languageOf(video.description)}>
          {video.description}
        </p>
      )}
    </article>
  )
}

/** A paid video whose address is told to students alone (docs/decisions/034). */
function StudentsVideo({ video, userId }: { video: Video; userId: string }) {
  const read = useQuery(videoAccessQuery(userId, video.id))
  const access = read.data
  if (access === undefined) return <Unread read={read} />
  if (access === 'refused') return <BuyForVideo video={video} />
  if (access?.kind !== 'film') return <VideoDetail video={video} address={access?.address ?? null} />
  const film = <StudentsFilm video={video} path={access.path} userId={userId} />
  return <VideoDetail video={video} address={null} film={film} />
}

function VideoPageSkeleton() {
  return (
    <LoadingPage label={t('Loading video')}>
      {/* Padding: a margin would reach past the page's frame and move it when the content comes. */}
      <div className="pt-2">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="mt-5 mb-5 h-9 w-4/5" />
        <Skeleton className="aspect-video w-full rounded-card" />
        <Skeleton className="mt-4 h-11 w-48 rounded-control" />
        <Skeleton className="mt-6 h-18 w-full rounded-card" />
      </div>
    </LoadingPage>
  )
}

/** Instead of what is still to come, or did not come. */
function Unread({ read: { isError, refetch } }: { read: UseQueryResult }) {
  if (!isError) return <VideoPageSkeleton />
  return (
    <VideoProblem title={t('Error Loading Video')} onRetry={() => void refetch()}>
      {t('Failed to load video. Please try again.')}
    </VideoProblem>
  )
}

function VideoContent({ video }: { video: Video }) {
  const session = useSession()
  if (!isPaid(video.price)) return <VideoDetail video={video} address={video.address} />
  if (session.status === 'loading') return <VideoPageSkeleton />
  if (session.status === 'signed-out') return <LoginForVideo video={video} />
  // Older documents tell the address to everybody.
  if (video.address !== null) return <VideoDetail video={video} address={video.address} />
  return <StudentsVideo video={video} userId={session.user.id} />
}

function VideoOfAddress() {
  const { videoId } = useParams()
  const id = videoId?.trim() || null
  const video = useQuery(videoQuery(id))
  if (id === null)
    return <VideoProblem title={t('Error Loading Video')}>{t('Video ID not provided')}</VideoProblem>
  if (video.data === undefined) return <Unread read={video} />
  if (video.data === null) {
    return (
      <VideoProblem title={t('Video Not Found')}>
        {t('The requested video could not be found or is no longer available.')}
      </VideoProblem>
    )
  }
  return <VideoContent video={video.data} />
}

/** /video/{id} and /videos/{id} (spec section 2, video page). */
export function VideoPage() {
  return (
    <div className="page-column py-5 sm:py-7">
      <div className="max-w-3xl">
        <VideoOfAddress />
      </div>
    </div>
  )
}
