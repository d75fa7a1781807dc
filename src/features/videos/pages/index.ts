/** The list and the video, in one piece: the one leads to the other. */
export { VideoPage } from './video-page'
export { VideosSection } from './videos-section'
