import { expect, it } from 'vitest'
import { prerenderedHead } from './prerendered-head'

const title = '<title>NavIC &amp; GPS · Pariksha Academy</title>'

it('adds the tags for sharing to those of the page, as plain text again', () => {
  const head = prerenderedHead(
    '/content/jobs',
    `${title}<meta name="description" content="Two &lt; three."/>`,
  )
  expect(head).toContain('<meta property="og:title" content="NavIC &amp; GPS · Pariksha Academy" data-share')
  expect(head).toContain('<meta property="og:description" content="Two &lt; three." data-share')
  expect(head).toContain('<meta property="og:type" content="website" data-share')
  expect(head).not.toContain('name="description"')
})

it('leaves out what the page says itself', () => {
  const head = prerenderedHead('/current-affairs/a', `${title}<meta property="og:type" content="article"/>`)
  expect(head).not.toContain('og:type')
  expect(head).toContain('og:title')
})

it('adds nothing to a page that is not to be listed', () => {
  expect(prerenderedHead('/job/gone', `${title}<meta name="robots" content="noindex"/>`)).toBe('')
})
