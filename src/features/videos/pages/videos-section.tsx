import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { videosQuery } from '@/content/videos/queries'
import { chosenCategory } from '@/domain/content-section'
import { t } from '@/language/text'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { CountedGrid } from '@/ui/list/counted-grid'
import { SectionList } from '@/ui/list/section-list'
import { VideoCard } from '../components/video-card'

/** The hub's videos; the `category` of the URL filters them (spec section 2, videos). */
export function VideosSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const { data, error } = useQuery(videosQuery(category))
  // Drawn in slices, as the paged lists are.
  const read = { data: useDeferredValue(data), error }
  return (
    <SectionList
      read={read}
      onRetry={retryFailed}
      category={category}
      errorMessage={t('Failed to load videos. Please try again.')}
      emptyTitle={t('No videos available for this category.')}
    >
      {(videos) => (
        <CountedGrid items={videos} category={category}>
          {(video) => <VideoCard video={video} />}
        </CountedGrid>
      )}
    </SectionList>
  )
}
