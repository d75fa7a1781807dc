import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = 'docs/decisions'
const files = readdirSync(folder).filter((name) => /^\d{3}-.*\.md$/.test(name))
const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

it('the index of decisions has a line for each file, and no other', () => {
  const index = textOf('README.md')
  const listed = [...index.matchAll(/^- \[(\d{3})\]\(([^)]+)\) \S/gm)].map(([, , file]) => file)
  expect(listed).toEqual(files.sort())
})

it.each(files)('%s has at most 25 lines', (file) => {
  expect(textOf(file).trimEnd().split('\n').length).toBeLessThanOrEqual(25)
})
