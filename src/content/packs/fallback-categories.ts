import type { PaidCategory } from './schema'

const subjects = [
  ['Indian Polity', 199, 'The Constitution, the Union and the States, rights and duties.'],
  ['Quantitative Aptitude', 99, 'Numbers, percentage, ratio, time and work, data interpretation.'],
  ['Current Affairs', 60, 'The standing facts behind the news: bodies, days, indices, awards.'],
  ['Indian History', 125, 'Ancient, medieval and modern India, period by period.'],
  ['Indian Economy', 150, 'Money, banking, budgets, markets and how they are measured.'],
  ['General Science', 80, 'Physics, chemistry and biology at school level.'],
] as const

/** `resource_indian_polity` */
const idOf = (subject: string) => `resource_${subject.toLowerCase().replaceAll(' ', '_')}`

/** The six packs that the grid shows when the data source returns none (spec sections 2 and 9). */
export const fallbackCategories: readonly PaidCategory[] = subjects.map(([subject, rupees, description]) => ({
  id: idOf(subject),
  name: `${subject} Notes`,
  title: `${subject} Notes`,
  description,
  image: null,
  price: { kind: 'price', rupees },
  productId: idOf(subject),
  isActive: true,
}))
