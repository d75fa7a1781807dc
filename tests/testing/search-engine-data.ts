/**
 * What search engines accept as structured data, as far as the product uses it: the required and recommended fields that
 * Google's search gallery lists, and schema.org's where Google lists none. Unknown fields fail: ratings, reviews and
 * answers are never told.
 */
import * as z from 'zod'

const text = z.string().trim().min(1)
const address = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })
const moment = z.iso.datetime()

const organisation = z.strictObject({
  '@type': z.enum(['Organization', 'EducationalOrganization']),
  name: text,
  url: address.optional(),
  logo: address.optional(),
})

const newsArticle = z.strictObject({
  '@type': z.literal('NewsArticle'),
  headline: text,
  description: text.optional(),
  datePublished: moment.optional(),
  image: z.array(address).min(1).optional(),
  articleSection: text.optional(),
  mainEntityOfPage: address.optional(),
  inLanguage: z.enum(['en-IN', 'te', 'hi']),
  isAccessibleForFree: z.boolean(),
  author: organisation,
  publisher: organisation,
})

const jobPosting = z.strictObject({
  '@type': z.literal('JobPosting'),
  title: text,
  description: text,
  datePosted: moment,
  validThrough: moment,
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN', 'OTHER']),
  hiringOrganization: organisation,
  jobLocation: z.strictObject({
    '@type': z.literal('Place'),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      addressLocality: text,
      addressCountry: z.literal('IN'),
    }),
  }),
})

const quiz = z.strictObject({
  '@type': z.literal('Quiz'),
  name: text,
  description: text.optional(),
  url: address.optional(),
  about: z
    .array(z.strictObject({ '@type': z.literal('Thing'), name: text }))
    .min(1)
    .optional(),
  educationalLevel: text.optional(),
  timeRequired: z.iso.duration().optional(),
  inLanguage: z
    .array(z.enum(['en', 'te', 'hi']))
    .min(1)
    .optional(),
  isAccessibleForFree: z.literal(true),
})

const product = z.strictObject({
  '@type': z.literal('Product'),
  name: text,
  description: text.optional(),
  image: z.array(address).min(1).optional(),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    price: z.number().positive(),
    priceCurrency: z.literal('INR'),
    availability: z.literal('https://schema.org/InStock'),
    url: address.optional(),
  }),
})

const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: text,
        item: address,
      }),
    )
    .min(2)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1), 'not in order'),
})

const known = z.discriminatedUnion('@type', [newsArticle, jobPosting, quiz, product, breadcrumbList])

/** The price that a screen's data tells search engines; null when it tells none. @throws for data that they refuse */
export function toldPrice(): number | null {
  const blocks = Array.from(document.querySelectorAll('script[type="application/ld+json"]'))
  const products = blocks.flatMap(({ textContent }) => {
    const { '@context': _, ...data } = JSON.parse(textContent ?? '')
    const accepted = acceptedData(data)
    return accepted['@type'] === 'Product' ? [accepted.offers.price] : []
  })
  return products[0] ?? null
}

/** @throws for data that a search engine would refuse, or that the product does not tell */
export const acceptedData = (data: unknown): z.infer<typeof known> => known.parse(data)
