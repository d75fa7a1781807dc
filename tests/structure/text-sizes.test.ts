import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The text sizes that a source text makes up; those of the design have names in tailwind.config.ts. */
const madeUp = (source: string) => source.match(/\btext-\[[^\]\s]*\d(?:px|rem)[^\]\s]*\]/g) ?? []

it('every text size has a name', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(tsx?|css)$/.test(name))
  const found = files.flatMap((file) =>
    madeUp(readFileSync(file, 'utf8')).map((size) => `${file} has ${size}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['a size in pixels', 'mt-2 text-[15px] text-muted', ['text-[15px]']],
  ['one that grows with the screen', 'sm:text-[clamp(2rem,4vw,52px)]', ['text-[clamp(2rem,4vw,52px)]']],
])('%s is told', (_, source, sizes) => {
  expect(madeUp(source)).toEqual(sizes)
})

it('a name, a colour and a size by what surrounds it are none', () => {
  expect(madeUp('text-detail text-[#1b2230] text-[1.125em] [text-wrap:wrap]')).toEqual([])
})
