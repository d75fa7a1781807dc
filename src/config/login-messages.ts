/** Why somebody is asked to sign in: the sentences of spec sections 6 and 8 that more than one screen says. */
export const loginMessages = {
  testSeries: 'Please login to access test series',
  paidContent: 'Please login to access paid content',
  paidPdfs: 'Please login to access paid PDFs',
  paidVideo: 'Please login to access this paid video',
  paidVideos: 'Please login to access paid videos',
} as const
