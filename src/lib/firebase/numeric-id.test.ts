import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Integer } from './numeric-id'

test('numeric ids compare as 64-bit integers', () => {
  const order = ['9007199254740993', '-3', '9007199254740992', '12'].map((digits) =>
    Integer.fromString(digits),
  )
  const texts = order.sort((a, b) => a.compare(b))
  expect(texts).toEqual(
    ['-3', '12', '9007199254740992', '9007199254740993'].map((digits) => Integer.fromString(digits)),
  )
  expect(Integer.fromString('7').compare(Integer.fromString('7'))).toBe(0)
})

test('Firestore lite still takes nothing else from the module that this stands in for', () => {
  const dir = 'node_modules/@firebase/firestore/dist/lite'
  const browserBuilds = readdirSync(dir).filter((name) => /^(index\.browser|common-\w+)\.esm\.js$/.test(name))
  const imports = browserBuilds.flatMap((name) =>
    [
      ...readFileSync(`${dir}/${name}`, 'utf8').matchAll(
        /import ([^;]*?)\s*(?:from )?['"]@firebase\/webchannel-wrapper\/bloom-blob/g,
      ),
    ].map(([, names]) => names),
  )
  expect(new Set(imports)).toEqual(new Set(['{ Integer }', '']))
})
