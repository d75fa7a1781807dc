import { Route } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { lazyPage } from '@/loading/lazy-page'

const VideosSection = lazyPage(() => import('./pages/videos-section'), 'VideosSection')
const VideoPage = lazyPage(() => import('./pages/video-page'), 'VideoPage')

/** The hub's section. */
export const videosSectionRoutes = <Route path={paths.contentVideos} element={<VideosSection />} />

export const videosRoutes = (
  <>
    <Route path={patterns.video} element={<VideoPage />} />
    <Route path={patterns.videoAlias} element={<VideoPage />} />
  </>
)
