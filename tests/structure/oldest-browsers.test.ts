import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Runs the check on a build of ten scripts and the given file. */
function check(name: string, code: string) {
  const dir = mkdtempSync(join(tmpdir(), 'oldest-browsers-'))
  try {
    mkdirSync(join(dir, 'assets'))
    for (let index = 0; index < 10; index++) writeFileSync(join(dir, `assets/page-${index}.js`), 'export {}')
    writeFileSync(join(dir, 'assets', name), code)
    const { status, stderr } = spawnSync('node', ['tools/build/check-browsers.mjs', dir], {
      encoding: 'utf8',
    })
    return { status, stderr }
  } finally {
    rmSync(dir, { recursive: true })
  }
}

it.each([
  ['a function of 2023', 'export const groups = Object.groupBy(items, kindOf)'],
  ['a function of 2025', 'export const isFault = Error.isError(found)'],
  ['a method of an iterator', 'export const read = [...map.values().map(read)]'],
  ['syntax of 2024', 'export const letters = /[\\p{L}--[a-z]]/v'],
])('a build with %s fails, and the file is named', (_, code) => {
  expect(check('shared-1.js', code)).toEqual({ status: 1, stderr: expect.stringContaining('shared-1.js') })
})

it.each([
  ['two colours in one', ':root{color:light-dark(#000,#fff)}'],
  ['a colour from another', 'a{color:rgb(from red r g b / 50%)}'],
  ['a scope', '@scope (.card){a{color:red}}'],
])('a style sheet with %s fails, and the condition of a rule passes', (_, css) => {
  expect(check('shared-1.css', css)).toEqual({ status: 1, stderr: expect.stringContaining('shared-1.css') })
  const condition = '@supports (color:rgb(from red r g b)) or (color:light-dark(red,red))'
  expect(check('shared-1.css', `${condition}{a{color:red}}@media (width>=40rem){a{color:blue}}`).status).toBe(
    0,
  )
})

it('what the oldest browsers know passes, and so do the fallbacks of pdf.js', () => {
  expect(check('shared-1.js', 'export const last = list.at(-1), copy = structuredClone(list)').status).toBe(0)
  expect(check('pdf.min-1.js', 'export const wait = Promise.withResolvers()').status).toBe(0)
})
