import { paths } from '@/config/paths'
import { t } from '@/language/text'

/** The two kinds of products that are bought, and what the landing page says of them. */
export const productKinds = {
  testSeries: {
    title: t('Test series'),
    text: t('Every series has free tests. One payment opens all its premium tests.'),
    action: t('All test series'),
    to: paths.contentTestSeries,
    itemPath: paths.testSeriesPackage,
    empty: t('New test series are on the way.'),
  },
  packs: {
    title: t('PDF packs'),
    text: t('Books, videos and links for one subject, sold together.'),
    action: t('All PDF packs'),
    to: paths.paidResources,
    itemPath: paths.paidCategory,
    empty: t('New packs are on the way.'),
  },
} as const

export type ProductKind = keyof typeof productKinds
