import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storedPatterns } from '@/domain/stored-patterns'

const rules = readFileSync('firestore.rules', 'utf8')
const tagged = /'[^'\n]*'(\);? \/\/ pattern: (\w+))$/gm

test('the rules have every pattern of the texts that the app stores', async () => {
  const named = [...rules.matchAll(tagged)].map(([, , name]) => name)
  expect(new Set(named)).toEqual(new Set(Object.keys(storedPatterns)))
  const expected = rules.replace(
    tagged,
    (_, rest: string, name: keyof typeof storedPatterns) => `'${storedPatterns[name]}'${rest}`,
  )
  await expect(expected).toMatchFileSnapshot('../../firestore.rules')
})
