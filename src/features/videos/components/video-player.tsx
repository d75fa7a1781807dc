import { ExternalLink, Play } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { OpenAddress, Video } from '@/content/videos/schema'
import { t } from '@/language/text'
import { ExternalActionLink } from '@/ui/item/external-action-link'
import { ErrorPanel } from '@/ui/panels'
import { Picture } from '@/ui/picture'

export const playerShape = 'aspect-video w-full rounded-card border border-line bg-raised'

/** The picture of the video with a play button; the player comes, and loads, only by a press on it. */
export function PlayOnPress({ video, player }: { video: Video; player: ReactNode }) {
  const [playing, setPlaying] = useState(false)
  if (playing) return player
  return (
    <button
      type="button"
      aria-label={t('Play {name}', { name: video.name })}
      className="group relative block w-full overflow-hidden rounded-card border border-line"
      onClick={() => setPlaying(true)}
    >
      <Picture
        inControl
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

/** The provider's player. */
function EmbeddedPlayer({ youtubeId, title }: { youtubeId: string; title: string }) {
  return (
    <iframe
      title={title}
      src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      // The player stands on another origin: with both words it still cannot reach this page.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
      className={playerShape}
    />
  )
}

/** A video file; nothing of it is loaded before Play. */
export function FilePlayer({ video, ...rest }: { video: Video } & ComponentProps<'video'>) {
  return (
    <video // oxlint-disable-line jsx-a11y/media-has-caption
      poster={video.thumbnailUrl ?? undefined}
      controls
      playsInline
      preload="none"
      aria-label={video.name}
      className={playerShape}
      {...rest}
    />
  )
}

/** What can be played here of an open address. */
export function VideoPlayer({ video, address }: { video: Video; address: OpenAddress | null }) {
  if (address === null) return <ErrorPanel title={t('Video URL not available')} />
  const { youtubeId, fileUrl } = address
  if (youtubeId === null) return fileUrl !== null && <FilePlayer src={fileUrl} video={video} />
  return <PlayOnPress video={video} player={<EmbeddedPlayer youtubeId={youtubeId} title={video.name} />} />
}

/** Opens the video in a new tab; it stands out where nothing can be played here. */
export function OpenInNewTab({ address: { link, youtubeId, fileUrl } }: { address: OpenAddress }) {
  return (
    <ExternalActionLink href={link} look={youtubeId === null && fileUrl === null ? 'primary' : 'outline'}>
      {t('Open in a new tab')}
      <ExternalLink size={17} aria-hidden />
    </ExternalActionLink>
  )
}
