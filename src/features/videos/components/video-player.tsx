import { ExternalLink, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Video } from '@/content/videos/schema'
import { ExternalActionLink } from '@/ui/item/external-action-link'
import { ErrorPanel } from '@/ui/panels'
import { Picture } from '@/ui/picture'

/** The picture of the video with a play button; the provider's player is loaded only by a click on it. */
function EmbeddedPlayer({ youtubeId, video }: { youtubeId: string; video: Video }) {
  const [playing, setPlaying] = useState(false)
  if (playing) {
    return (
      <iframe
        title={video.name}
        src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // The player stands on another origin: with both words it still cannot reach this page.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-card border border-line bg-raised"
      />
    )
  }
  return (
    <button
      type="button"
      aria-label={`Play ${video.name}`}
      className="group relative block w-full overflow-hidden rounded-card border border-line"
      onClick={() => setPlaying(true)}
    >
      <Picture
        src={video.thumbnailUrl}
        alt=""
        width={800}
        height={450}
        eager
        className="aspect-video w-full bg-raised"
      />
      <span className="absolute inset-0 grid place-items-center bg-background/30">
        <span className="grid size-18 place-items-center rounded-full bg-primary text-primary-on transition-transform group-hover:scale-105">
          <Play size={30} aria-hidden fill="currentColor" className="translate-x-0.5" />
        </span>
      </span>
    </button>
  )
}

/** A video file; nothing of it is loaded before Play. */
function FilePlayer({ src, video }: { src: string; video: Video }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the documents hold no captions to show.
    <video // oxlint-disable-line jsx-a11y/media-has-caption
      src={src}
      poster={video.thumbnailUrl ?? undefined}
      controls
      playsInline
      preload="none"
      aria-label={video.name}
      className="aspect-video w-full rounded-card border border-line bg-raised"
    />
  )
}

/** The player for what can be played here, the link that opens the video in a new tab, and more buttons beside it. */
export function VideoPlayer({ video, children }: { video: Video; children?: ReactNode }) {
  if (video.link === null) return <ErrorPanel title="Video URL not available" />
  return (
    <>
      {video.youtubeId !== null && <EmbeddedPlayer youtubeId={video.youtubeId} video={video} />}
      {video.fileUrl !== null && <FilePlayer src={video.fileUrl} video={video} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <ExternalActionLink
          href={video.link}
          look={video.youtubeId === null && video.fileUrl === null ? 'primary' : 'outline'}
        >
          Open in a new tab
          <ExternalLink size={17} aria-hidden />
        </ExternalActionLink>
        {children}
      </div>
    </>
  )
}
