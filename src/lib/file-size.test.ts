import { expect, test } from 'vitest'
import { formatFileSize } from './file-size'

test.each([
  [132_620, '133 KB'],
  [120, '1 KB'],
  [999_400, '999 KB'],
  [1_250_000, '1.3 MB'],
  [10_737_418_240, '10.7 GB'],
  [0, null],
  [-5, null],
  [Number.NaN, null],
  [null, null],
])('%s bytes read %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
