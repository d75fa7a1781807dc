import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { packagesQuery } from '@/content/categories/queries'
import { packageSchema } from '@/content/categories/schema'
import { packageOffer, packOffer } from '@/content/offer'
import { packCategoriesQuery } from '@/content/offer-queries'
import { paidCategorySchema } from '@/content/packs/schema'
import { formatRupees } from '@/lib/money'
import { oddPrices } from '../../../../tests/fixtures/odd-prices'
import { readAlready } from '../../../../tests/testing/read-already'
import { PriceLists } from './price-lists'

const documents = oddPrices.map(({ stored, named = true }, index) => ({
  id: `odd-${index}`,
  name: `Odd ${index}`,
  ...(named && { productId: `testseries_odd_${index}` }),
  ...(stored !== undefined && { price: stored }),
}))

test('each list shows only products with a valid price, the cheapest first', () => {
  const packages = documents.map((document) => packageSchema.parse(document))
  const packs = documents.map((document) => paidCategorySchema.parse(document))
  const client = readAlready([
    [packagesQuery.queryKey, packages],
    [packCategoriesQuery.queryKey, packs],
  ])
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PriceLists />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  for (const [name, offers] of [
    ['Test series', packages.map(packageOffer)],
    ['PDF packs', packs.map(packOffer)],
  ] as const) {
    const lines = [...screen.getByRole('region', { name }).querySelectorAll('li')].map(
      (line) => line.textContent,
    )
    const sold = offers.flatMap((offer) =>
      offer.rupees === null ? [] : [{ ...offer, rupees: offer.rupees }],
    )
    expect(lines).toEqual(
      sold
        .toSorted((a, b) => a.rupees - b.rupees)
        .map((offer) => `${offer.name}${formatRupees(offer.rupees)}See ${offer.name}`),
    )
  }
})
