import { expect, test } from 'vitest'
import type { Figure } from '../../../src/domain/rich-text'
import { textOf } from './notation'
import { writtenText } from './write-notation'

const bars: Figure = { type: 'figure', image: 'images/bars.png', alt: 'Three bars', width: 200, height: 100 }

test.each([
  'Plain words, 5 < 6',
  'If $x^2=4$, what is **x**, H~2~O or 10^th^?',
  'Look:\n![Three bars](images/bars.png)\nHow many?',
  '$$\\frac{1}{2}$$',
  '| Year | Rain |\n|---|---|\n| 2024 | 7 |\n| 2025 | 9 |',
])('%j is written as it was read', (written) => {
  const text = textOf(written, () => bars)
  expect(textOf(writtenText(text), () => bars)).toEqual(text)
})

test('italics and lists are written plainly', () => {
  const text = writtenText([
    { type: 'paragraph', content: ['A ', { type: 'emphasis', text: 'stress' }] },
    { type: 'list', ordered: true, items: [{ content: ['One'] }, { content: ['Two'] }] },
  ])
  expect(text).toBe('A stress\n1. One\n2. Two')
})
