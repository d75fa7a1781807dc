import type { FirestoreClient } from '../firestore/client'
import type { PlainFields } from '../firestore/values'

const products: Record<string, PlainFields> = {
  // No price: the default of Rs. 130 (spec section 9).
  'categories/group2': {
    name: 'Group 2 Test Series',
    section_type: 'Test_Series',
    productId: 'testseries_group2',
    timestamp: new Date('2026-01-05'),
  },
  'categories/banking': {
    name: 'Banking Test Series',
    section_type: 'Test_Series',
    productId: 'testseries_banking',
    price: 249.5,
  },
  'categories/railway_old': {
    name: 'Railway Test Series 2019',
    section_type: 'Test_Series',
    productId: 'testseries_railway',
    price: 10,
    isActive: false,
  },
  'categories/railway': {
    name: 'Railway Test Series',
    section_type: 'Test_Series',
    productId: 'testseries_railway',
    price: 150,
    isActive: true,
  },
  'categories/court': {
    name: 'Court Test Series',
    section_type: 'Test_Series',
    price: null,
    productId: null,
  },
  'categories/mocks': { name: 'Mocks', section_type: 'Mock Test', productId: 'mocks', price: 50 },
  'categories/mocks_only': { name: 'Mocks Only', section_type: 'Mock Test', price: 50 },
  'paid_resource_categories/polity': { name: 'Polity PDF Pack', productId: 'polity_pack', price: 199 },
  'paid_resource_categories/history': { name: 'History PDF Pack', productId: 'history_pack', price: '99' },
  'paid_resource_categories/withdrawn': {
    name: 'Withdrawn Pack',
    productId: 'withdrawn_pack',
    price: 60,
    isActive: false,
  },
  'paid_resource_categories/translated': { name: { te: 'అనువాద ప్యాక్', en: 'Translated Pack' }, price: 75 },
  'paid_resource_categories/bare': { name: 'Bare Pack', price: 75 },
  'paid_resource_categories/unpriced': { name: 'Unpriced Pack', productId: 'unpriced_pack' },
  'paid_resource_categories/free': { name: 'Free Pack', productId: 'free_pack', price: 0 },
  'paid_resource_categories/odd': { name: 'Odd Pack', productId: 'odd_pack', price: 'ask us' },
  'paid_resource_categories/empty': { name: 'Empty Pack', productId: 'empty_pack', price: 77 },
  'paid_resource_categories/emptied': { name: 'Emptied Pack', productId: 'emptied_pack', price: 77 },
  'resources/emptied': { title: 'Book', categoryName: 'Emptied Pack', isActive: false },
}

const full = [
  'Polity PDF',
  'History PDF',
  'Withdrawn',
  'Bare',
  'Unpriced',
  'Free',
  'Odd',
  'Short',
  'Translated',
]
for (const categoryName of full.map((name) => `${name} Pack`)) {
  products[`resources/${categoryName}`] = { title: 'Book', categoryName }
}

/** Writes a catalogue with the shapes that real documents have: prices absent, as text, broken; switched-off items. */
export async function stockShelves(firestore: FirestoreClient): Promise<void> {
  await firestore.commit(Object.entries(products).map(([path, fields]) => ({ set: path, fields })))
}
