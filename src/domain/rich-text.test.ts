import { expect, test } from 'vitest'
import { type Inline, plainText } from './rich-text'

test.each<[string, readonly Inline[]]>([
  ['2¹⁰', ['2', { type: 'sup', text: '10' }]],
  ['10⁻³ m', ['10', { type: 'sup', text: '-3' }, ' m']],
  ['H₂O', ['H', { type: 'sub', text: '2' }, 'O']],
  ['1st', ['1', { type: 'sup', text: 'st' }]],
  ['bold', [{ type: 'strong', text: 'bold' }]],
])('%s is the plain text of what is raised or lowered', (plain, content) => {
  expect(plainText([{ type: 'paragraph', content }])).toBe(plain)
})
