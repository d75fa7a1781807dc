import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { videoAccessQuery } from '@/content/videos/access-repository'
import { videoQuery, videosQuery } from '@/content/videos/queries'
import type { OpenAddress, Video } from '@/content/videos/schema'
import { categoryName } from '@/domain/category-name'
import { isPaid, rupeesOf } from '@/domain/price'
import { languageOf } from '@/domain/text-language'
import { locale } from '@/language/languages'
import { t } from '@/language/text'
import { formatRupees } from '@/lib/money'
import { useSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { FactList, ItemPage, RelatedItems, shownBeside } from '@/ui/item/item-page'
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
  return (
    <Card className="px-5 py-2">
      <FactList
        facts={[
          { label: t('Category'), value: video.category ? categoryName(video.category) : t('Not specified') },
          { label: t('Duration'), value: durationText(video) ?? t('Not specified') },
          { label: t('Type'), value: isPaid(video.price) ? paid : t('Free') },
          { label: t('Views'), value: new Intl.NumberFormat(locale).format(video.views) },
        ]}
      />
    </Card>
  )
}

/** Other videos of the category; of all categories for a video without one. */
function MoreVideos({ video }: { video: Video }) {
  const { data = [] } = useQuery(videosQuery(video.category))
  const others = data.filter(({ id }) => id !== video.id).slice(0, shownBeside)
  return (
    <RelatedItems
      title={t('More videos')}
      items={others.map((other) => ({
        id: other.id,
        to: paths.video(other.id),
        title: other.name,
        note: durationText(other),
      }))}
    />
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
    <>
      <PageTitle title={video.name} description={video.description} />
      {/* The key: a video that plays does not go on playing under the name of another one. */}
      <article key={video.id} className="min-w-0">
        <ButtonLink to={paths.contentVideos} look="quiet" className="-ml-4 sm:-ml-5">
          <ArrowLeft size={18} aria-hidden />
          {t('Back to Videos')}
        </ButtonLink>
        <div className="mt-2">{film ?? <VideoPlayer video={video} address={address} />}</div>
        <h1 lang={languageOf(video.name)} className="mt-5 text-page sm:text-3xl">
          {video.name}
        </h1>
        {video.description && (
          <p
            lang={languageOf(video.description)}
            className="mt-3 max-w-[44em] whitespace-pre-line text-muted"
          >
            {video.description}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          {address && <OpenInNewTab address={address} />}
          <ShareButton title={video.name} path={paths.video(video.id)} />
        </div>
      </article>
      <div className="grid gap-8">
        <VideoMeta video={video} />
        <MoreVideos video={video} />
      </div>
    </>
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
        <Skeleton className="mt-5 aspect-video w-full rounded-card" />
        <Skeleton className="mt-5 h-9 w-4/5" />
        <Skeleton className="mt-5 h-11 w-48 rounded-control" />
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
    <ItemPage>
      <VideoOfAddress />
    </ItemPage>
  )
}
