import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { currentAffairsCategories } from '@/config/limits'
import { packageSchema } from '@/content/categories/schema'
import { splitTests, testSeriesSchema } from '@/content/test-series/schema'
import { productNameOf } from '@/domain/purchase/product-name'
import { textsOf } from '@/domain/stored-fields'
import { allDocuments, readAccounts, readCollections, valuesIn } from './read-seed'

const documents = allDocuments()
const collections = readCollections()
const collection = (path: string) => Object.entries(collections.get(path) ?? {})

const DateValue = z.union([
  z.strictObject({ $date: z.iso.datetime({ offset: true }) }),
  z.strictObject({
    $daysFromNow: z.int(),
    at: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
    plus: z.optional(z.int()),
    as: z.optional(z.enum(['iso', 'date', 'week', 'milliseconds'])),
  }),
])

describe('every document', () => {
  it('writes dates in one of the two agreed forms', () => {
    const dates = documents.flatMap(({ path, document }) =>
      valuesIn(document)
        .filter(
          ({ value }) =>
            value !== null &&
            typeof value === 'object' &&
            Object.keys(value).some((key) => key.startsWith('$')),
        )
        .map(({ value }) => ({ path, value })),
    )
    expect(dates.length).toBeGreaterThan(100)
    expect(dates.filter(({ value }) => !z.safeParse(DateValue, value).success)).toEqual([])
  })

  it('keeps no password', () => {
    const names = documents.flatMap(({ document }) =>
      valuesIn(document).map(({ name }) => name.toLowerCase()),
    )
    expect(names.filter((name) => name.includes('password'))).toEqual([])
  })

  it('is written in characters of the fonts that the app carries, without the rupee sign', () => {
    // Latin-1 with typographic marks, the minus sign, and the few mathematical signs that any system font has; a text in
    // Telugu or Hindi has that script, and a formula the signs of mathematics.
    const foreign = /[^\n -~ -ÿ‐-’“”…−√∛≤≥]/gu
    const telugu = /[\u0C00-\u0C7F\u200C]/u
    const hindi = /[\u0900-\u097F]/u
    const ofFormulas = /[πθ∑⋅⋯‾\u2061]/u
    const found = documents.flatMap(({ path, document }) => {
      const isTelugu = Array.isArray(document.languages) && document.languages.includes('te')
      return valuesIn(document).flatMap(({ name, value }) =>
        typeof value !== 'string'
          ? []
          : [...value.matchAll(foreign)]
              .map(([char]) => char)
              .filter(
                (char) =>
                  !((isTelugu || name === 'te') && telugu.test(char)) && !(name === 'hi' && hindi.test(char)),
              )
              .filter((char) => !(['mathml', 'plain'].includes(name) && ofFormulas.test(char)))
              .map((char) => ({ path, char, value })),
      )
    })
    expect(found).toEqual([])
  })
})

describe('products', () => {
  const sold = [...collection('categories'), ...collection('paid_resource_categories')].filter(
    ([, category]) => 'productId' in category,
  )
  const productIds = sold.map(([, category]) => category.productId)

  it('are sold once each and at a price', () => {
    expect(new Set(productIds).size).toBe(productIds.length)
    expect(sold.filter(([, { price }]) => typeof price !== 'number' || price <= 0)).toEqual([])
  })

  it('are recorded as bought under the name that stands on their page', () => {
    expect(sold.map(([, { productId }]) => productNameOf(String(productId)))).toEqual(
      sold.map(([, { name }]) => textsOf(name, 'en')[0]),
    )
  })

  it('exist wherever a document names them', () => {
    const named = documents.flatMap(({ document }) => ('productId' in document ? [document.productId] : []))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((id) => !productIds.includes(id))).toEqual([])
  })

  it('packages say how many of their tests are free', () => {
    const read = <T>(path: string, schema: z.ZodMiniType<T>) =>
      collection(path).flatMap(([id, fields]) => schema.safeParse({ ...fields, id }).data ?? [])
    const series = collection('test_series')
    const packages = read('categories', packageSchema).filter(({ freeTests }) => freeTests !== null)
    const counted = packages.map(({ id, name }) => {
      const own = series.filter(([, { category }]) => category === name)
      const tests = own.flatMap(([of, fields]) => testSeriesSchema.parse({ ...fields, id: of }))
      return [id, splitTests(tests).free.length]
    })
    expect(counted.length).toBe(6)
    expect(packages.map(({ id, freeTests }) => [id, freeTests])).toEqual(counted)
  })

  it.each(collection('user_purchases'))('purchase %s agrees with user, product and order', (id, purchase) => {
    const [categoryId, category] = sold.find(([, { productId }]) => productId === purchase.productId) ?? []
    const [name] = textsOf(category?.name, 'en')
    const user = collections.get('users')?.[String(purchase.userId)]
    const order = collections.get('orders')?.[String(purchase.orderId)]
    expect(id).toBe([purchase.userId, purchase.productId].join('_'))
    expect(purchase).toMatchObject({ categoryId, categoryName: name, productName: name })
    expect(category?.section_type === 'Test_Series' ? user?.purchase : user?.Resource).toContain(
      purchase.productName,
    )
    expect(order).toMatchObject({
      userId: purchase.userId,
      productId: purchase.productId,
      paymentId: purchase.paymentId,
      amount: category?.price,
      status: 'paid',
    })
  })
})

describe('accounts', () => {
  it('each have their user document', () => {
    for (const { uid, email, displayName } of readAccounts()) {
      expect(collections.get('users')?.[uid]).toMatchObject({ email, name: displayName, isActive: true })
    }
  })

  it('own nothing that no purchase record shows', () => {
    const owned = collection('users').flatMap(([uid, { purchase, Resource }]) =>
      [purchase, Resource].flat().map((productName) => ({ userId: uid, productName })),
    )
    expect(owned).toHaveLength(collection('user_purchases').length)
    for (const entry of owned) {
      expect(collection('user_purchases')).toContainEqual([
        expect.any(String),
        expect.objectContaining(entry),
      ])
    }
  })
})

describe('categories', () => {
  const names = (section: string) =>
    collection('categories').flatMap(([, { section_type, name }]) => (section_type === section ? [name] : []))

  it.each([
    ['quizzes', 'Quizzes'],
    ['mock_tests', 'Mock Test'],
    ['videos', 'Videos'],
    ['dailyDoses', 'Daily_Dose'],
    ['jobs', 'Jobs'],
  ])('hold every document of %s', (path, section) => {
    const used = collection(path).map(([, document]) => document.categoryName ?? document.category)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((name) => !names(section).includes(name))).toEqual([])
  })

  it('hold every free resource', () => {
    const free = collection('resources').filter(([, { isPaid }]) => isPaid !== true)
    expect(free.length).toBeGreaterThanOrEqual(6)
    expect(free.filter(([, { categoryName }]) => !names('Resources').includes(categoryName))).toEqual([])
  })

  it('of current affairs are all twelve in use', () => {
    const used = new Set(collection('current_affairs').map(([, { category }]) => category))
    expect(used).toEqual(new Set(currentAffairsCategories))
  })
})
