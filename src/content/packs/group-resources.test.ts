import { describe, expect, it } from 'vitest'
import { rupeesOf } from '@/domain/price'
import { type Resource, resourceSchema } from '../resources/schema'
import { packsFrom, packsOnShow, resourcesOf } from './group-resources'
import { type PaidCategory, paidCategorySchema } from './schema'

function category(name: string, change: Record<string, unknown> = {}): PaidCategory {
  return paidCategorySchema.parse({ id: name.toLowerCase(), name, price: 99, ...change })
}

function resource(title: string, change: Record<string, unknown> = {}): Resource {
  return resourceSchema.parse({ id: title, title, categoryName: 'Polity', ...change })
}

describe('packsOnShow', () => {
  it('gives way to the built-in six at their prices when the source holds no category', async () => {
    const packs = packsFrom([], [resource('Book 1')])
    expect(packs.map((pack) => rupeesOf(pack.category.price))).toEqual([199, 99, 60, 125, 150, 80])
    expect(new Set(packs.map((pack) => pack.category.id)).size).toBe(6)
  })

  it('leaves out categories that are switched off or have nothing to show', () => {
    const categories = [
      category('Polity'),
      category('Economy'),
      category('Off', { isActive: false }),
      category('Hidden'),
    ]
    const resources = [
      resource('Book 1'),
      resource('Off 1', { categoryName: 'Off' }),
      resource('Hidden 1', { categoryName: 'Hidden', isActive: false }),
    ]
    expect(packsOnShow(categories, resources).map((pack) => pack.category.name)).toEqual(['Polity'])
  })

  it('is empty, not the built-in list, when nothing of the source can be shown', () => {
    expect(packsOnShow([category('Polity')], [])).toEqual([])
  })
})

it("puts the resources in the teacher's order, and what it does not name behind them by title", () => {
  const resources = ['Book 10', 'Book 2', 'Book 1', 'Answers'].map((title) => resource(title))
  const found = resourcesOf(category('Polity', { resources: ['Book 2', 'gone', 'Answers'] }), resources)
  expect(found.map(({ title }) => title)).toEqual(['Book 2', 'Answers', 'Book 1', 'Book 10'])
  // An older document may hold something else in the list.
  expect(resourcesOf(category('Polity', { resources: [{ id: 'Book 2' }] }), resources)).toHaveLength(4)
})

it('orders the resources of a category by title, Book 2 before Book 10', () => {
  const found = resourcesOf(category('Polity'), [
    resource('Book 10'),
    resource('Book 2'),
    resource('Other', { categoryName: 'Economy' }),
    resource('Book 1'),
  ])
  expect(found.map(({ title }) => title)).toEqual(['Book 1', 'Book 2', 'Book 10'])
})

describe('paidCategorySchema', () => {
  it('sells a category without a product id under its own id', () => {
    expect(category('Polity').productId).toBe('polity')
    expect(category('Polity', { productId: 'resource_indian_polity' }).productId).toBe(
      'resource_indian_polity',
    )
  })
})
