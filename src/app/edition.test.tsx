import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { editionId } from '@/lib/edition'
import { writeWithMoments } from '@/lib/moments'
import { adoptEdition, type EditionRead } from './edition'

afterEach(() => {
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
})

/** A page that came with these reads; or with this text. */
function pageWith(reads: readonly EditionRead[] | string) {
  const script = document.createElement('script')
  Object.assign(script, { type: 'application/json', id: editionId })
  script.dataset.at = '1764212345678'
  script.textContent = typeof reads === 'string' ? reads : writeWithMoments(reads)
  document.body.append(script)
  const client = new QueryClient()
  adoptEdition(client)
  return client
}

const article = { key: ['article', { id: 'a' }], data: { date: new Date(0) }, isBeginning: false }
const list = { key: ['list', null], data: [1, 2], isBeginning: true }

it('uses the documents of the page at once, with the age of the page, and marks them to be read again', () => {
  const client = pageWith([article, list])
  expect(client.getQueryData(article.key)).toEqual(article.data)
  expect(client.getQueryData(list.key)).toEqual(list.data)
  expect(client.getQueryState(article.key)).toMatchObject({
    dataUpdatedAt: 1764212345678,
    isInvalidated: true,
  })
})

it('the beginning of a list does not answer an address with a filter', () => {
  history.replaceState(null, '', '/?category=Economy')
  const client = pageWith([article, list])
  expect(client.getQueryData(article.key)).toEqual(article.data)
  expect(client.getQueryData(list.key)).toBeUndefined()
})

it('a page that did not come whole has none', () => {
  expect(pageWith('[{"key":["article"').getQueryCache().getAll()).toEqual([])
})
