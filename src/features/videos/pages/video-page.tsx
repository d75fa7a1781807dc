import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { videoQuery } from '@/content/videos/queries'
import type { Video } from '@/content/videos/schema'
import { isPaid } from '@/domain/price'
import { useSession } from '@/features/auth'
import { ButtonLink } from '@/ui/button'
import { ShareButton } from '@/ui/item/share-button'
import { PageTitle } from '@/ui/page-title'
import { PremiumVideo } from '../components/premium-video'
import { VideoMeta } from '../components/video-meta'
import { VideoPageSkeleton } from '../components/video-page-skeleton'
import { VideoPlayer } from '../components/video-player'
import { VideoProblem } from '../components/video-problem'

function VideoDetail({ video }: { video: Video }) {
  return (
    <article>
      <ButtonLink to={paths.contentVideos} look="quiet" className="-ml-4 sm:-ml-5">
        <ArrowLeft size={18} aria-hidden />
        Back to Videos
      </ButtonLink>
      <h1 className="mt-3 mb-5 text-page sm:text-3xl">{video.name}</h1>
      <VideoPlayer video={video}>
        <ShareButton title={video.name} path={paths.video(video.id)} />
      </VideoPlayer>
      <VideoMeta video={video} />
      {video.description && (
        <p className="mt-6 max-w-[44em] whitespace-pre-line text-muted">{video.description}</p>
      )}
    </article>
  )
}

function VideoContent() {
  const session = useSession()
  const { videoId } = useParams()
  const id = videoId?.trim() || null
  const { data, isError, refetch } = useQuery(videoQuery(id))
  if (id === null) return <VideoProblem title="Error Loading Video">Video ID not provided</VideoProblem>
  if (data === undefined) {
    if (!isError) return <VideoPageSkeleton />
    return (
      <VideoProblem title="Error Loading Video" onRetry={() => void refetch()}>
        Failed to load video. Please try again.
      </VideoProblem>
    )
  }
  if (data === null) {
    return (
      <VideoProblem title="Video Not Found">
        The requested video could not be found or is no longer available.
      </VideoProblem>
    )
  }
  const needsLogin = isPaid(data.price) && session.status !== 'signed-in'
  if (needsLogin && session.status === 'loading') return <VideoPageSkeleton />
  return (
    <>
      <PageTitle title={data.name} {...(data.description ? { description: data.description } : {})} />
      {needsLogin ? <PremiumVideo video={data} /> : <VideoDetail video={data} />}
    </>
  )
}

/** /video/{id} and /videos/{id} (spec section 2, video page). */
export function VideoPage() {
  return (
    <div className="page-column py-5 sm:py-7">
      <div className="mx-auto max-w-3xl">
        <VideoContent />
      </div>
    </div>
  )
}
