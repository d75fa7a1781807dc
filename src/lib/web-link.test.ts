import { expect, test } from 'vitest'
import { webLink } from './web-link'

test.each([
  ['https://www.ibps.in/', 'https://www.ibps.in/'],
  ['  http://example.org/a?b=c ', 'http://example.org/a?b=c'],
  ['HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['//example.org', null],
  ['example.org', null],
  ['https://', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is followed as %j', (address, link) => {
  expect(webLink(address)).toBe(link)
})
