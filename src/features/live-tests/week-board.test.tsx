import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { weekBoardQuery } from '@/content/ranks/week-board-query'
import { type WeekBoard as Board, weekBoardSchema } from '@/content/ranks/week-board-repository'
import { boardSign } from '@/domain/live-tests/week-board'
import { readAlready } from '../../../tests/testing/read-already'
import { setSignedIn, student } from '../../../tests/testing/signed-in'
import { WeekBoard } from './week-board'

const week = '2026-11-23'
const board = weekBoardSchema.parse({
  tests: 2,
  names: [
    { rank: 1, name: 'Asha K.', points: 19_925, tests: 2, sign: boardSign(week, 'asha') },
    { rank: 2, name: 'Ravi K.', points: 9900, tests: 1, sign: boardSign(week, student.id) },
  ],
})

function show(data: Board | null) {
  setSignedIn(true)
  render(
    <QueryClientProvider client={readAlready([[weekBoardQuery(week).queryKey, data]])}>
      <WeekBoard week={week} className="" />
    </QueryClientProvider>,
  )
  return within(screen.getByRole('region', { name: 'Best of the week' }))
}

test('names the best at a press, and marks the row of the student', () => {
  const region = show(board)
  expect(region.getByText('23 Nov 2026 – 29 Nov 2026')).toBeVisible()
  expect(region.queryByRole('list')).toBeNull()
  fireEvent.click(region.getByRole('button', { name: 'Show' }))
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Asha K.2 tests199.25',
    '2Ravi K. (you)1 test99.00',
  ])
  fireEvent.click(region.getByRole('button', { name: 'Hide' }))
  expect(region.queryByRole('list')).toBeNull()
})

test('says when there will be names', () => {
  const region = show(null)
  fireEvent.click(region.getByRole('button', { name: 'Show' }))
  expect(region.getByText(/^Nobody is listed yet\./)).toBeVisible()
})
