import { expect, test } from 'vitest'
import { openSealed } from '../../src/lib/sealed-text'
import { newSealKey, seal } from './seal'

const text = JSON.stringify({ questions: Array(50).fill('భారత రాజ్యాంగం') })

test('what is sealed is opened with its key alone', async () => {
  const key = newSealKey()
  const sealed = seal(text, key)
  expect(await openSealed(sealed, key)).toBe(text)
  await expect(openSealed(sealed, newSealKey())).rejects.toThrow('The operation failed')
})

test('what was changed is not opened', async () => {
  const key = newSealKey()
  const bytes = Buffer.from(seal(text, key), 'base64')
  bytes[20] = (bytes[20] ?? 0) ^ 1
  await expect(openSealed(bytes.toString('base64'), key)).rejects.toThrow('The operation failed')
})

test('equal texts are sealed equally, and others with another nonce', () => {
  const key = newSealKey()
  expect(seal(text, key)).toBe(seal(text, key))
  expect(seal(`${text} `, key).slice(0, 16)).not.toBe(seal(text, key).slice(0, 16))
})
