import { describe, expect, it } from 'vitest'
import { packageSchema } from '@/content/categories/schema'
import { packageOffer, packOffer } from '@/content/offer'
import { paidCategorySchema } from '@/content/packs/schema'
import { oddPrices } from '../../../tests/fixtures/odd-prices'
import { acceptedData } from '../../../tests/testing/search-engine-data'
import { offerData } from './offer-data'

const site = 'https://pariksha.example'
const path = '/content/paid-resources/polity'
const pack = (changes: object) =>
  offerData(packOffer(paidCategorySchema.parse({ id: 'polity', name: 'Polity', ...changes })), path, site)
const series = (changes: object) =>
  offerData(
    packageOffer(packageSchema.parse({ id: 'appsc', name: 'APPSC', productId: 'p', ...changes })),
    '/test-series/appsc',
    site,
  )

describe('offerData', () => {
  it('is a product with its price, its picture and where it is sold', () => {
    const data = pack({ price: 199, description: 'Four books.', imageUrl: 'https://pictures.example/a.png' })
    expect(acceptedData(data)).toMatchObject({
      '@type': 'Product',
      name: 'Polity',
      description: 'Four books.',
      image: ['https://pictures.example/a.png'],
      offers: { price: 199, priceCurrency: 'INR', url: site + path },
    })
    expect(acceptedData(series({}))).toMatchObject({ offers: { price: 130 } })
  })

  it.each(oddPrices)('tells a price of $stored as it is charged, or is no product', ({ stored, named }) => {
    const changes = {
      ...(named !== false && { productId: 'p' }),
      ...(stored !== undefined && { price: stored }),
    }
    const { rupees } = packOffer(paidCategorySchema.parse({ id: 'polity', name: 'Polity', ...changes }))
    const data = pack(changes)
    expect(data && acceptedData(data)).toEqual(data)
    expect(data?.offers.price ?? null).toBe(rupees)
  })

  it('is none for a test series without a product, or with price 0', () => {
    expect(series({ productId: null })).toBeNull()
    expect(series({ price: 0 })).toBeNull()
  })

  it.each([
    ['a Telugu name', { name: 'నదులు' }],
    ['hostile text', { name: '</script><b>', description: '"><script>' }],
  ])('is accepted with %s', (_, changes) => {
    expect(acceptedData(pack({ price: 99, ...changes }))).toMatchObject({ name: changes.name })
  })

  it('leaves out the address while the site has none', () => {
    const offer = { name: 'Polity', description: null, image: null, rupees: 99 }
    expect(acceptedData(offerData(offer, path, undefined))).not.toHaveProperty('offers.url')
  })
})
