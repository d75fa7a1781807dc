/** Why somebody is asked to sign in: the sentences of spec sections 6 and 8 that more than one screen says. */
import { t } from '@/language/text'

export const loginMessages = {
  testSeries: t('Please login to access test series'),
  liveTest: t('Please login to take this live test'),
  paidContent: t('Please login to access paid content'),
  paidPdfs: t('Please login to access paid PDFs'),
  paidVideo: t('Please login to access this paid video'),
  paidVideos: t('Please login to access paid videos'),
} as const
