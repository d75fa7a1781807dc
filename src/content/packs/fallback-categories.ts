import type { PaidCategory } from './schema'

const entries: ReadonlyArray<[productId: string, name: string, price: number, description: string]> = [
  [
    'resource_indian_polity',
    'Indian Polity Notes',
    199,
    'The Constitution, the Union and the States, rights and duties.',
  ],
  [
    'resource_quantitative_aptitude',
    'Quantitative Aptitude Notes',
    99,
    'Numbers, percentage, ratio, time and work, data interpretation.',
  ],
  [
    'resource_current_affairs',
    'Current Affairs Notes',
    60,
    'The standing facts behind the news: bodies, days, indices, awards.',
  ],
  [
    'resource_indian_history',
    'Indian History Notes',
    125,
    'Ancient, medieval and modern India, period by period.',
  ],
  [
    'resource_indian_economy',
    'Indian Economy Notes',
    150,
    'Money, banking, budgets, markets and how they are measured.',
  ],
  [
    'resource_general_science',
    'General Science Notes',
    80,
    'Physics, chemistry and biology at school level.',
  ],
]

/** The six packs that the grid shows when the data source returns none (spec sections 2 and 9). */
export const fallbackCategories: readonly PaidCategory[] = entries.map(
  ([productId, name, price, description]) => ({
    id: productId,
    name,
    description,
    image: null,
    price: { kind: 'price', rupees: price },
    productId,
    isActive: true,
  }),
)
