import { t } from '@/language/text'
import { paths } from './paths'

/** Pages about the academy and its terms: in the footer and, on a phone, on Me. */
export const academyLinks = [
  [t('About'), paths.about],
  [t('Contact'), paths.contact],
  [t('Pricing'), paths.pricing],
  [t('Terms'), paths.terms],
  [t('Privacy'), paths.privacy],
  [t('Refund policy'), paths.refundPolicy],
] as const
