import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Video } from '@/content/videos/schema'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { readPaidFile } from '@/lib/firebase/paid-file'
import { idToken } from '@/session'
import { ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { FilePlayer, PlayOnPress, playerShape } from './video-player'

interface Film {
  video: Video
  /** Storage path; the storage rules decide. */
  path: string
  userId: string
}

/** Reads the film's bytes, which have an address for as long as they are shown, and plays them. */
function PlayingFilm({ video, path, userId }: Film) {
  const film = useQuery({
    queryKey: ['video', 'film', userId, path],
    queryFn: ({ signal }) =>
      readPaidFile(path, idToken, t('Failed to load video. Please try again.'), signal),
    // Bytes that others may not have do not stay around.
    gcTime: 0,
    // Read again, it would begin anew while it is watched.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!film.data || !player.current) return undefined
    const url = URL.createObjectURL(film.data)
    player.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [film.data])
  if (film.data) return <FilePlayer ref={player} video={video} preload="auto" autoPlay />
  if (film.isError)
    return <ErrorPanel title={toAppError(film.error).message} onRetry={() => void film.refetch()} />
  return (
    <LoadingRegion label={t('Loading video')} isPart>
      <Skeleton className={playerShape} />
    </LoadingRegion>
  )
}

/** A film that only students, or the owners of a product, may read; its bytes are asked for by a press. */
export function StudentsFilm(film: Film) {
  return <PlayOnPress video={film.video} player={<PlayingFilm {...film} />} />
}
