import { expect, test } from 'vitest'
import { publishQuestion } from './in-form'

test('before a product is published its operator reads what it is and what it costs', () => {
  expect(publishQuestion('package', { title: { en: 'SSC' }, price: 149 }, 'test', 3)).toBe(
    'Publish “SSC” (package, 3 tests, Rs. 149)? Students see it at once.',
  )
  expect(publishQuestion('pack', { title: 'Notes', price: null }, 'file', 1)).toBe(
    'Publish “Notes” (pack, 1 file, free)? Students see it at once.',
  )
})
