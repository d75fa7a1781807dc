import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Question } from '@/domain/question'
import { AnswerInput } from './answer-input'

/** The input as a screen uses it: the answer comes back from outside. */
function Asked({
  question,
  first = null,
}: {
  question: Pick<Question, 'kind' | 'options'>
  first?: number | null
}) {
  const [answer, setAnswer] = useState<number | null>(first)
  return (
    <>
      <p id="text">How many?</p>
      <AnswerInput labelledBy="text" question={question} answer={answer} onAnswer={setAnswer} />
      <output aria-label="Answer">{String(answer)}</output>
      <button type="button" onClick={() => setAnswer(null)}>
        Clear Response
      </button>
    </>
  )
}
const answer = () => screen.getByRole('status', { name: 'Answer' }).textContent

test('one right option is chosen from a radio group', async () => {
  render(<Asked question={{ options: ['2', '4'] }} />)
  const group = screen.getByRole('radiogroup', { name: 'How many?' })
  await userEvent.click(within(group).getByRole('radio', { name: /B\.\s*4/ }))
  expect(answer()).toBe('1')
})

test('several right options are check boxes, and the last one taken away is no answer', async () => {
  render(<Asked question={{ kind: 'several', options: ['2', '3', '4'] }} />)
  const group = screen.getByRole('group', { name: 'How many?' })
  await userEvent.click(within(group).getByRole('checkbox', { name: /A\.\s*2/ }))
  await userEvent.click(within(group).getByRole('checkbox', { name: /C\.\s*4/ }))
  expect(answer()).toBe('5')
  expect(within(group).getByRole('checkbox', { name: /C\.\s*4/ })).toBeChecked()
  await userEvent.click(within(group).getByRole('checkbox', { name: /A\.\s*2/ }))
  await userEvent.click(within(group).getByRole('checkbox', { name: /C\.\s*4/ }))
  expect(answer()).toBe('null')
})

test('a number is typed, and a lone sign is kept but no answer', async () => {
  render(<Asked question={{ kind: 'numeric', options: [] }} />)
  const box = screen.getByRole('textbox', { name: 'How many?' })
  await userEvent.type(box, '-')
  expect(answer()).toBe('null')
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('This is no number yet.')
  await userEvent.type(box, '2.50')
  expect(answer()).toBe('-2.5')
  expect(box).toHaveValue('-2.50')
  await userEvent.click(screen.getByRole('button', { name: 'Clear Response' }))
  expect(box).toHaveValue('')
})

test('a number is pressed on the keypad', async () => {
  render(<Asked question={{ kind: 'numeric', options: [] }} first={7} />)
  const box = screen.getByRole('textbox', { name: 'How many?' })
  expect(box).toHaveValue('7')
  for (const key of ['Decimal point', '2', 'Decimal point', '5', 'Minus', 'Backspace'])
    await userEvent.click(screen.getByRole('button', { name: key }))
  expect(box).toHaveValue('-7.2')
  expect(answer()).toBe('-7.2')
})

test('what is too long to be kept cannot be typed', async () => {
  render(<Asked question={{ kind: 'numeric', options: [] }} />)
  await userEvent.type(screen.getByRole('textbox'), '12345678901234567890')
  expect(answer()).toBe('null')
  expect(screen.getByText('This is no number yet.')).toBeInTheDocument()
})
