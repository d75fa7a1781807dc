import { expect, it } from 'vitest'
import { readWithMoments, writeWithMoments } from './moments'

it('dates stay dates at any depth, and text that ends an element stays text', () => {
  const data = [{ at: new Date(1764212345678), title: '</script><b>', inside: { list: [new Date(0), null] } }]
  const json = writeWithMoments(data)
  expect(json).not.toContain('<')
  expect(readWithMoments(json)).toEqual(data)
})

it.each([[new Map()], [new Set([1])], [() => 1]])('refuses what JSON would lose: %s', (value) => {
  expect(() => writeWithMoments({ value })).toThrow('value cannot be written as JSON.')
})
