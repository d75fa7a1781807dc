import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = 'docs/decisions'

it('the index of decisions has a line for each file, and no other', () => {
  const files = readdirSync(folder).filter((name) => /^\d{3}-.*\.md$/.test(name))
  const index = readFileSync(`${folder}/README.md`, 'utf8')
  const listed = [...index.matchAll(/^- \[(\d{3})\]\(([^)]+)\) \S/gm)].map(([, , file]) => file)
  expect(listed).toEqual(files.sort())
})
