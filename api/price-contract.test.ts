/** What a student is shown on every screen and what the endpoint charges are one price, whatever a document says. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageSchema, packageSection } from '../src/content/categories/schema'
import { packageOffer, packOffer } from '../src/content/offer'
import { paidCategorySchema } from '../src/content/packs/schema'
import { formatRupees } from '../src/lib/money'
import { PriceChip } from '../src/ui/price-chip'
import { oddPrices } from '../tests/fixtures/odd-prices'
import { type Shop, startShop } from './testing/shop'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const kinds = {
  categories: (fields: object) => {
    const item = packageSchema.parse(fields)
    return { offer: packageOffer(item), price: item.price }
  },
  paid_resource_categories: (fields: object) => {
    const item = paidCategorySchema.parse(fields)
    return { offer: packOffer(item), price: item.price }
  },
} as const

const cases = oddPrices.flatMap(({ stored, named = true }, index) =>
  (['categories', 'paid_resource_categories'] as const).map((collection) => ({
    collection,
    id: `odd-${collection === 'categories' ? 'test_series' : 'pack'}-${index}`,
    stored,
    named,
  })),
)

test.each(cases)(
  '$collection with a price of $stored, its product named: $named',
  async ({ collection, id, stored, named }) => {
    const fields = {
      name: `Odd ${id}`,
      ...(collection === 'categories' && { section_type: packageSection }),
      ...(named && { productId: id }),
      ...(stored !== undefined && { price: stored }),
    }
    await shop.firestore.commit([{ set: `${collection}/${id}`, fields }])
    const { offer, price } = kinds[collection]({ ...fields, id })
    // The card says a price whenever one is asked for.
    const chip = renderToStaticMarkup(createElement(PriceChip, { price }))
    expect(chip).toContain(offer.rupees === null ? '<span' : `>${formatRupees(offer.rupees)}<`)

    const student = await shop.signUp()
    const asked = { productId: id, productName: `Odd ${id}`, amount: offer.rupees ?? 130 }
    const { status } = await shop.order(student, asked)
    expect([asked.amount, status]).toEqual([asked.amount, offer.rupees === null ? 404 : 200])
    const orders = await shop.documents('orders', student)
    expect(orders.map(({ data }) => data.amount)).toEqual(offer.rupees === null ? [] : [offer.rupees])
  },
)
