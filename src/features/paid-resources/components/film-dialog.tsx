import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { readPaidFile } from '@/lib/firebase/paid-file'
import { idToken } from '@/session'
import { Modal } from '@/ui/dialog/modal'
import { ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

/** The film itself; its bytes have an address for as long as it is shown. */
function Film({ blob }: { blob: Blob }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(blob)
    if (video.current) video.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return (
    // biome-ignore lint/a11y/useMediaCaption: the project's films are silent; what they say is written in them.
    <video // oxlint-disable-line jsx-a11y/media-has-caption
      ref={video}
      controls
      autoPlay
      playsInline
      className="aspect-video w-full rounded-control bg-black"
    >
      {t('This browser cannot play the video.')}
    </video>
  )
}

/** Plays a bought film in place. */
export function FilmDialog({
  title,
  path,
  userId,
  onClose,
}: {
  title: string
  path: string
  userId: string
  onClose: () => void
}) {
  const film = useQuery({
    queryKey: ['paid-resources', 'film', userId, path],
    queryFn: ({ signal }) =>
      readPaidFile(path, idToken, t('Failed to load video. Please try again.'), signal),
    // Bytes that were paid for do not stay around.
    gcTime: 0,
    // Read again, it would begin anew while it is watched.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Modal title={title} size="detail" onClose={onClose}>
      {film.isError && (
        <ErrorPanel title={toAppError(film.error).message} onRetry={() => void film.refetch()} />
      )}
      {film.isPending && (
        <LoadingRegion label={t('Loading video')}>
          <Skeleton className="aspect-video w-full" />
        </LoadingRegion>
      )}
      {film.data && <Film blob={film.data} />}
    </Modal>
  )
}
