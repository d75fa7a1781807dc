import { paths } from '@/config/paths'

/** The two kinds of products that are bought, and what the landing page says of them. */
export const productKinds = {
  testSeries: {
    title: 'Test series',
    text: 'Free tests in every series; the premium ones open together.',
    action: 'All test series',
    to: paths.contentTestSeries,
    itemPath: paths.testSeriesPackage,
    empty: 'New test series are on the way.',
  },
  packs: {
    title: 'PDF packs',
    text: 'Books, films and links of one subject, bought together.',
    action: 'All PDF packs',
    to: paths.paidResources,
    itemPath: paths.paidCategory,
    empty: 'New packs are on the way.',
  },
} as const

export type ProductKind = keyof typeof productKinds
