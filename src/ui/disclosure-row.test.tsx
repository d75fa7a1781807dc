import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Timer } from 'lucide-react'
import { expect, test } from 'vitest'
import { DisclosureRow } from './disclosure-row'

let close = () => {}

const show = (startsOpen: boolean) => (
  <>
    <DisclosureRow icon={Timer} title="Study plan" startsOpen={startsOpen}>
      {(closeRow) => {
        close = closeRow
        return <input aria-label="Exam" />
      }}
    </DisclosureRow>
    <button type="button">Elsewhere</button>
  </>
)
const row = () => screen.getByText('Study plan').closest('details')

test('data that comes later closes nothing in which a student types', async () => {
  const { rerender } = render(show(true))
  await userEvent.type(screen.getByRole('textbox', { name: 'Exam' }), 'Group II')
  rerender(show(false))
  expect(row()).toHaveAttribute('open')
  expect(screen.getByRole('textbox', { name: 'Exam' })).toHaveValue('Group II')
})

test('closing focuses the row, unless the student has gone on', () => {
  render(show(true))
  screen.getByRole('textbox', { name: 'Exam' }).focus()
  close()
  expect(row()).not.toHaveAttribute('open')
  expect(screen.getByText('Study plan').closest('summary')).toHaveFocus()
  row()?.setAttribute('open', '')
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  close()
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})
