import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type SetStateAction, useState } from 'react'
import { expect, test } from 'vitest'
import { toggleOption } from '@/domain/question/kinds/several'
import type { Question } from '@/domain/question/question'
import { AnswerInput } from './answer-input'

/** The input as a screen uses it: the answer comes back from outside. */
function Asked({
  question,
  first = null,
  late = false,
}: {
  question: Pick<Question, 'kind' | 'options'>
  first?: number | null
  /** Answers come back some time after they were given, as they do when each is kept first. */
  late?: boolean
}) {
  const [answer, setNow] = useState<number | null>(first)
  const setAnswer = (next: SetStateAction<number | null>) => {
    if (late) setTimeout(() => setNow(next), 40)
    else setNow(next)
  }
  return (
    <>
      <p id="text">How many?</p>
      <AnswerInput
        labelledBy="text"
        question={question}
        answer={answer}
        onAnswer={setAnswer}
        onToggle={(option) => setAnswer((before) => toggleOption(before, option))}
      />
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
  expect(box).toHaveAccessibleDescription('This is not a number yet.')
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
  expect(screen.getByText('This is not a number yet.')).toBeInTheDocument()
})

test('what is typed faster than it is kept is not taken back', async () => {
  render(<Asked question={{ kind: 'numeric', options: [] }} late />)
  const box = screen.getByRole('textbox')
  await userEvent.type(box, '101.5')
  expect(box).toHaveValue('101.5')
  await expect.poll(answer).toBe('101.5')
  expect(box).toHaveValue('101.5')
  await userEvent.click(screen.getByRole('button', { name: 'Clear Response' }))
  await expect.poll(() => box.getAttribute('value')).toBe('')
})

test('options that are chosen faster than they are kept are all chosen', async () => {
  render(<Asked question={{ kind: 'several', options: ['2', '3', '4'] }} late />)
  for (const name of [/A\./, /B\./, /C\./]) await userEvent.click(screen.getByRole('checkbox', { name }))
  await expect.poll(answer).toBe('7')
})
