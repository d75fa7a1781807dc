import { expect, it, test } from 'vitest'
import { paths } from '@/config/paths'
import { addressed, candidateIds } from './article-address'

test.each([
  ['launch-xYz12', ['xYz12', 'launch-xYz12']],
  ['a-b-c', ['c', 'b-c', 'a-b-c']],
  ['xYz12', ['xYz12']],
  // An article whose title leaves no letters has an address of a hyphen and the id.
  ['-xYz12', ['xYz12', '-xYz12']],
  ['', []],
])('%j can mean %j', (slugId, ids) => {
  expect(candidateIds(slugId)).toEqual(ids)
})

it('asks for no more ids than one query takes', () => {
  expect(candidateIds(Array.from({ length: 80 }, (_, n) => n).join('-'))).toHaveLength(30)
})

const articles = [
  { id: 'birthdays', title: 'Something else' },
  { id: 'constitution-day', title: 'Two birthdays' },
  { id: 'day', title: 'Another' },
]

test.each(articles)('the address of $id leads back to it', ({ id, title }) => {
  const slugId = decodeURIComponent(paths.currentAffairArticle(title, id).replace('/current-affairs/', ''))
  expect(candidateIds(slugId)).toContain(id)
  expect(addressed(slugId, articles)?.id).toBe(id)
})

it('takes the longest id when the title has changed since the address was shared', () => {
  expect(addressed('the-old-title-constitution-day', articles)?.id).toBe('constitution-day')
})

it('finds an article by the address that has its title in another language', () => {
  const slugId = (title: string) =>
    decodeURIComponent(paths.currentAffairArticle(title, 'day-2').replace('/current-affairs/', ''))
  const telugu = { id: 'day-2', title: 'రాజ్యాంగ దినోత్సవం' }
  expect(candidateIds(slugId('Constitution Day'))).toContain('day-2')
  expect(addressed(slugId('Constitution Day'), [telugu])).toBe(telugu)
})

it('finds nothing among nothing', () => {
  expect(addressed('a-b', [])).toBeNull()
})

test('a Telugu title has an address too', () => {
  const telugu = { id: 'pol-1', title: 'పోలవరం: ఏమిటి?' }
  const slugId = decodeURIComponent(
    paths.currentAffairArticle(telugu.title, telugu.id).replace('/current-affairs/', ''),
  )
  expect(addressed(slugId, [telugu])).toBe(telugu)
})
