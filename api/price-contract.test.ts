/** What a student is shown on every screen and what the endpoint charges are one price, whatever a document says. */
import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageSchema } from '../src/content/categories/schema'
import { packageLabel, packageOffer, packOffer } from '../src/content/offer'
import { packsOnShow } from '../src/content/packs/group-resources'
import { paidCategorySchema } from '../src/content/packs/schema'
import { resourceSchema } from '../src/content/resources/schema'
import { packageSection } from '../src/domain/catalogue'
import type { Price } from '../src/domain/price'
import { formatRupees } from '../src/lib/money'
import { PriceChip } from '../src/ui/price-chip'
import { oddPrices } from '../tests/fixtures/odd-prices'
import { type OddProduct, oddProducts } from '../tests/fixtures/odd-products'
import type { PlainFields } from './firestore/values'
import { type Shop, startShop } from './testing/shop'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

interface Shown {
  name: string
  productId: string
  /** null when no screen asks for money. */
  rupees: number | null
  label: Price | null
}

const shownAs = {
  categories: (document: object): Shown | null => {
    const { data } = packageSchema.safeParse(document)
    if (!data?.isActive || !data.isTestSeries || data.productId === null) return null
    return { ...data, productId: data.productId, ...packageOffer(data), label: packageLabel(data) }
  },
  paid_resource_categories: (document: object, resource: object | null): Shown | null => {
    const { data } = paidCategorySchema.safeParse(document)
    const item = resourceSchema.safeParse(resource).data
    const [pack] = data ? packsOnShow([data], item ? [item] : []) : []
    return pack ? { ...pack.category, ...packOffer(pack.category), label: pack.category.price } : null
  },
} as const

type Collection = keyof typeof shownAs

const rawDocs = new URL('../tests/fixtures/raw-docs/', import.meta.url)
const odd: readonly OddProduct[] = [
  ...oddPrices.map(({ stored, named = true }) => ({
    what: `a price of ${JSON.stringify(stored)}${named ? '' : ' and no product id'}`,
    fields: { price: stored, ...(!named && { productId: undefined }) },
  })),
  ...oddProducts,
  // Documents of other collections, as one could be copied into these: what they say of a price, a name and a switch.
  ...readdirSync(rawDocs).map((file) => {
    const raw: unknown = JSON.parse(readFileSync(new URL(file, rawDocs), 'utf8'))
    const kept = Object.entries(Object(raw)).filter(([key]) => !['id', 'name'].includes(key))
    return { what: file, fields: Object.fromEntries(kept) as OddProduct['fields'] } // Plain JSON.
  }),
]

const plainResource = (categoryName: string) => ({ title: 'Book', categoryName })
const cases = odd.flatMap((product, index) =>
  (['categories', 'paid_resource_categories'] as const).map((collection) => ({
    ...product,
    collection,
    id: `odd-${collection === 'categories' ? 'test_series' : 'pack'}-${index}`,
  })),
)

async function store(collection: Collection, id: string, { fields, resource = plainResource }: OddProduct) {
  const name = `Odd ${id}`
  const all = { name, productId: id, section_type: packageSection, price: 130, ...fields }
  const stored = Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as PlainFields
  const item = collection === 'categories' ? null : resource(String(fields.name ?? name).trim())
  const path = `${collection}/${id}`
  await shop.firestore.commit([
    { set: path, fields: stored },
    ...(item ? [{ set: `resources/${id}`, fields: item }] : []),
  ])
  return shownAs[collection]({ ...stored, id }, item && { ...item, id })
}

test.each(cases)('$collection with $what', async ({ collection, id, ...product }) => {
  const shown = await store(collection, id, product)
  const rupees = shown?.rupees ?? null
  // The card says a price whenever one is asked for, and nothing is said to be free that cannot be opened.
  const chip = shown?.label ? renderToStaticMarkup(createElement(PriceChip, { price: shown.label })) : ''
  expect(/>(Rs\. [^<]*)</.exec(chip)?.[1] ?? null).toBe(rupees === null ? null : formatRupees(rupees))
  expect(chip).not.toContain('Free')

  const student = await shop.signUp()
  const { productId, name } = shown ?? { productId: id, name: `Odd ${id}` }
  const { status } = await shop.order(student, { productId, productName: name, amount: rupees ?? 130 })
  expect(status).toBe(rupees === null ? 404 : 200)
  const orders = await shop.documents('orders', student)
  expect(orders.map(({ data }) => data.amount)).toEqual(rupees === null ? [] : [rupees])
})
