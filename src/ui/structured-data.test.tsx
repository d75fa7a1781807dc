import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StructuredData } from './structured-data'

it('is data of schema.org that no text in it can end', () => {
  const { container } = render(<StructuredData data={{ '@type': 'Thing', name: '</script><b>bold</b>' }} />)
  const block = container.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script><b>bold</b>',
  })
})
