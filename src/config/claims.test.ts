import { expect, it } from 'vitest'
import { claims, shownClaim } from './claims'

const sourced = { text: '95%', source: 'Results of 2025, audited by A & Co.', asOf: '2026-01-31' }

it('a claim is shown with its source and its day', () => {
  expect(shownClaim(sourced)).toBe('95%')
})

it.each([
  ['no source', { ...sourced, source: ' ' }],
  ['no day', { ...sourced, asOf: '' }],
  ['a day that is none', { ...sourced, asOf: '2026-13-40' }],
  ['half a day', { ...sourced, asOf: 'January 2026' }],
])('a claim with %s is not', (_, claim) => {
  expect(shownClaim(claim)).toBeNull()
})

it('what this project ships without a source stays unsaid', () => {
  expect(Object.values(claims).map(shownClaim).filter(Boolean)).toEqual([])
})
