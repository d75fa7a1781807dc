import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { packagesQuery } from '@/content/categories/queries'
import { packageSchema } from '@/content/categories/schema'
import { importantQuery } from '@/content/current-affairs/queries'
import { currentAffairSchema } from '@/content/current-affairs/schema'
import { packageOffer, packOffer } from '@/content/offer'
import { packCategoriesQuery } from '@/content/offer-queries'
import { paidCategorySchema } from '@/content/packs/schema'
import { formatRupees } from '@/lib/money'
import { oddPrices } from '../../../../tests/fixtures/odd-prices'
import { readAlready } from '../../../../tests/testing/read-already'
import { Articles } from './article-list'
import { PricedItems } from './price-list'

type Client = ReturnType<typeof readAlready>

function show(screenPart: ReactElement, client: Client) {
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{screenPart}</MemoryRouter>
    </QueryClientProvider>,
  )
}

const article = currentAffairSchema.parse({
  id: 'a1',
  title: 'Census law',
  summary: 'Who counts.',
  category: 'National',
  date: new Date('2026-11-18T20:00:00Z'),
})

describe('current affairs on the landing page', () => {
  const key = importantQuery.queryKey

  test('each with its date in India, its category and the way to it', () => {
    show(<Articles />, readAlready([[key, [article, { ...article, id: 'a2', title: 'Bare', date: null }]]]))
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent(/^19\/11\/2026 · NationalCensus lawWho counts\.$/)
    expect(screen.getByRole('link', { name: 'Census law' })).toHaveAttribute(
      'href',
      '/current-affairs/census-law-a1',
    )
    expect(second).toHaveTextContent(/^NationalBare/)
  })

  test.each([
    ['none', readAlready([[key, []]]), 'New articles are on the way.'],
    ['a failure', readAlready([], [key]), 'The articles could not be loaded just now.'],
  ])('%s is a quiet line with the way to the section', (_, client, text) => {
    show(<Articles />, client)
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open Current Affairs' })).toHaveAttribute(
      'href',
      '/content/current-affairs',
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('prices on the landing page', () => {
  const stored = { id: 'p1', name: 'Polity Notes', productId: 'p1', price: 1250 }
  const kinds = [
    ['testSeries', packagesQuery.queryKey, '/test-series/p1', 'All test series', /test series are/],
    ['packs', packCategoriesQuery.queryKey, '/content/paid-resources/p1', 'All PDF packs', /packs are/],
  ] as const

  test.each(kinds)('%s: a name, a price in rupees and the way to it', (kind, key, href) => {
    const schema = kind === 'packs' ? paidCategorySchema : packageSchema
    const read = [stored, { ...stored, id: 'p2', price: 0 }].map((document) => schema.parse(document))
    show(<PricedItems kind={kind} />, readAlready([[key, read]]))
    const [first, second] = screen.getAllByRole('link')
    expect(first).toHaveAttribute('href', href)
    expect(first).toHaveTextContent('Polity NotesRs. 1,250')
    expect(second).toHaveTextContent(/^Polity Notes$/)
  })

  test.each(kinds)('%s: of an odd price exactly what is charged', (kind, key) => {
    const offerOf = (document: object) => {
      if (kind !== 'packs') return packageOffer(packageSchema.parse(document))
      return packOffer(paidCategorySchema.parse(document))
    }
    const schema = kind === 'packs' ? paidCategorySchema : packageSchema
    const told = oddPrices.map(({ stored: price, named = true }) => {
      const document = {
        id: 'p1',
        name: 'Odd',
        ...(named && { productId: 'p1' }),
        ...(price !== undefined && { price }),
      }
      const { rupees } = offerOf(document)
      const { unmount } = show(<PricedItems kind={kind} />, readAlready([[key, [schema.parse(document)]]]))
      const shown = screen.getByRole('link').textContent
      unmount()
      return { document, shown, charged: rupees === null ? 'Odd' : `Odd${formatRupees(rupees)}` }
    })
    expect(told.filter(({ shown, charged }) => shown !== charged)).toEqual([])
  })

  test.each(kinds)(
    '%s: an empty list and a failure each show a quiet line with the way to them',
    (kind, key, _href, action, empty) => {
      show(<PricedItems kind={kind} />, readAlready([[key, []]]))
      expect(screen.getByText(empty)).toBeInTheDocument()
      show(<PricedItems kind={kind} />, readAlready([], [key]))
      expect(screen.getByText('The prices could not be loaded just now.')).toBeInTheDocument()
      expect(screen.getAllByRole('link', { name: action })).toHaveLength(2)
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )
})
