import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fraction } from '@/domain/fraction'
import type { SittingScore } from '@/domain/sitting/sitting-state'
import { CorrectionNote, scoreChange } from './correction-note'

const at = Date.UTC(2026, 10, 22, 6)
const score = (percentage: number, scored?: [number, number?], possible = 50): SittingScore => ({
  percentage,
  marks: scored ? { scored: fraction(...scored), possible: fraction(possible) } : null,
})
const correction = (before: SittingScore, questions = 1) => ({
  before,
  questions,
  reason: 'The book says so.',
  at,
})

test.each([
  ['marks', score(82, [124, 3]), score(84, [127, 3]), { from: '41⅓', to: '42⅓ marks' }],
  ['fewer marks', score(50, [1]), score(48, [0]), { from: '1', to: '0 marks' }],
  [
    'a dropped question',
    score(82, [41], 50),
    score(84, [41], 49),
    { from: '41 of 50', to: '41 of 49 marks' },
  ],
  ['percent where there are no marks', score(60), score(70), { from: '60%', to: '70%' }],
  ['nothing', score(60, [30]), score(60, [30]), null],
])('a correction changes %s', (_, before, after, change) => {
  expect(scoreChange(correction(before), after)).toEqual(change)
})

test('the note tells date, both scores and the reason, also where nothing changed', () => {
  render(<CorrectionNote correction={correction(score(82, [124, 3]))} score={score(84, [127, 3])} />)
  expect(screen.getByText('Corrected on 22 Nov 2026: 41⅓ → 42⅓ marks')).toBeVisible()
  expect(screen.getByText(/^The answer key of 1 question changed\./)).toHaveTextContent(
    'changed. The book says so.',
  )
  render(<CorrectionNote correction={correction(score(60), 2)} score={score(60)} />)
  expect(screen.getByText('Corrected on 22 Nov 2026: your result stays the same')).toBeVisible()
  expect(screen.getByText(/^The answer keys of 2 questions changed\./)).toHaveTextContent(
    'changed. The book says so.',
  )
})
