import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import '../../../../tests/testing/dialog-in-jsdom'
import type { Paper } from '@/domain/paper'
import { placesOf, testKey } from '@/domain/sitting/test-ref'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { visitor } from '@/lib/device/device-store'
import { attemptStore } from '@/own/attempts/testing/attempt-samples'
import { TestSitting } from './test-sitting'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})

let sittings = 0
const withFirst = (over: Partial<Paper['questions'][number]>): Paper => {
  const [first, ...rest] = paperOf(3).questions
  if (!first) throw new Error('no question')
  return { ...paperOf(3), questions: [{ ...first, ...over }, ...rest] }
}
const withCalculator = (kind: 'basic' | 'scientific'): Paper => ({ ...paperOf(3), calculator: kind })

/** A running test of its own, or the same one again, as after a reload. */
function open(paper: Paper = paperOf(3), id = `a${++sittings}`) {
  const testRef = { kind: 'mock', mockTestId: 'tools' } as const
  const attempt = { id, testKey: testKey(testRef), scope: 'all', paper } as const
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TestSitting
          owner={visitor}
          attempt={attempt}
          initial={begunWith(paper, [], Date.now() - 60_000)}
          places={placesOf(testRef)}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { unmount, id }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const option = (name: string) => screen.getByRole('radio', { name: new RegExp(name) })
const calculator = () => screen.getByRole('dialog', { name: 'Calculator' })
const display = () => within(calculator()).getByRole('status', { name: 'Display' })

describe('the calculator', () => {
  test('is offered by no paper that does not allow one', async () => {
    open()
    await screen.findByRole('timer')
    expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull()
    await userEvent.setup().keyboard('k')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is worked by its buttons while the question can be answered', async () => {
    open(withCalculator('basic'))
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Calculator' }))
    await screen.findByRole('dialog', { name: 'Calculator' })
    for (const key of ['1', '2', 'Plus', '3', 'Equals']) {
      await user.click(within(calculator()).getByRole('button', { name: key }))
    }
    expect(display()).toHaveTextContent(/^15$/)
    expect(within(calculator()).queryByRole('button', { name: 'Sine' })).toBeNull()
    await user.click(option('third'))
    await waitFor(() => expect(option('third')).toBeChecked())
    expect(display()).toHaveTextContent(/^15$/)
  })

  test('has the keys that are typed in it; the exam has all others', async () => {
    open(withCalculator('basic'))
    const user = userEvent.setup()
    await screen.findByRole('timer')
    await user.keyboard('k')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Calculator' })).toHaveFocus())
    await user.keyboard('12/5b{Enter}')
    expect(display()).toHaveTextContent(/^2.4$/)
    expect(screen.getByText('Question 1 of 3')).toBeVisible()
    expect(option('second')).not.toBeChecked()
    await user.keyboard('{Backspace}{Delete}')
    expect(display()).toHaveTextContent(/^0$/)

    await user.keyboard('7{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Calculator')).toHaveFocus()
    expect(button('Calculator')).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('b')
    await waitFor(() => expect(option('second')).toBeChecked())
    // It is as it was left.
    await user.click(button('Calculator'))
    expect(display()).toHaveTextContent(/^7$/)
    await user.click(button('Close the calculator'))
    expect(button('Calculator')).toHaveFocus()
  })

  test('has its numbers to itself, also beside a question that asks for one', async () => {
    const [first, ...rest] = withCalculator('basic').questions
    if (!first) throw new Error('no question')
    const numeric = { ...first, kind: 'numeric', options: [], correctAnswer: 4 } as const
    open({ ...withCalculator('basic'), questions: [numeric, ...rest] })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Calculator' }))
    await screen.findByRole('dialog', { name: 'Calculator' })
    await user.keyboard('6-2=')
    expect(display()).toHaveTextContent(/^4$/)
    expect(screen.getByRole('textbox')).toHaveValue('')
    await user.keyboard('{Escape}4')
    expect(screen.getByRole('textbox')).toHaveValue('4')
  })

  test('has functions and brackets where the exam allows a scientific one', async () => {
    open(withCalculator('scientific'))
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Calculator' }))
    await screen.findByRole('dialog', { name: 'Calculator' })
    await user.keyboard('2*(3+4)=')
    expect(display()).toHaveTextContent(/^14$/)
    for (const key of ['Clear', '9', '0', 'Sine']) await user.click(button(key))
    expect(display()).toHaveTextContent(/^1$/)
    await user.click(button(/^Angles in degrees/))
    await user.click(button('Pi'))
    await user.click(button('Sine'))
    expect(display()).toHaveTextContent(/^0$/)
  })

  test('is moved by the arrow keys, and opens again where it was put', async () => {
    open(withCalculator('basic'))
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Calculator' }))
    await screen.findByRole('dialog', { name: 'Calculator' })
    button(/^Move the calculator/).focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    const place = calculator().style.cssText
    expect(place).toContain('16px')
    expect(screen.getByText('Question 1 of 3')).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(button('Calculator'))
    expect(calculator().style.cssText).toBe(place)
  })
})

describe('striking out', () => {
  const struck = () =>
    screen
      .queryAllByRole('button', { pressed: true, name: /^Bring back/ })
      .map((one) => one.getAttribute('aria-label'))

  test('marks an option that can still be chosen, which brings it back', async () => {
    open()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Strike out option B' }))
    expect(struck()).toEqual(['Bring back option B'])
    expect(option('second')).toHaveAccessibleName(/struck out/)
    expect(option('second')).not.toBeChecked()
    expect(screen.getByText('0 answered')).toBeVisible()
    await user.click(option('second'))
    await waitFor(() => expect(option('second')).toBeChecked())
    expect(struck()).toEqual([])
    await user.click(option('third'))
    await waitFor(() => expect(option('third')).toBeChecked())
    expect(struck()).toEqual([])
  })

  test('is done by Shift and the letter, never to the chosen option', async () => {
    open()
    const user = userEvent.setup()
    await screen.findByRole('timer')
    await user.keyboard('{Shift>}AC{/Shift}')
    expect(struck()).toEqual(['Bring back option A', 'Bring back option C'])
    await user.keyboard('{Shift>}A{/Shift}d')
    await waitFor(() => expect(option('fourth')).toBeChecked())
    await user.keyboard('{Shift>}D{/Shift}')
    expect(struck()).toEqual(['Bring back option C'])
  })

  test('belongs to its question, and is there again after a reload; the account hears nothing of it', async () => {
    const { unmount, id } = open()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Strike out option D' }))
    await user.keyboard('{ArrowRight}')
    await screen.findByText('What is question 2?')
    expect(struck()).toEqual([])
    await waitFor(async () => expect(await attemptStore.strikes(visitor, id)).toEqual({ 0: [3] }))
    expect(JSON.stringify(await attemptStore.load(visitor, id))).not.toContain('strike')
    unmount()
    open(paperOf(3), id)
    await waitFor(() => expect(struck()).toEqual(['Bring back option D']))
  })
})

describe('what is answered faster than the device keeps it', () => {
  const answerOn = async (id: string) => (await attemptStore.load(visitor, id))?.sitting.questions[0]?.option

  test('is the whole number that was typed', async () => {
    const { id } = open(withFirst({ kind: 'numeric', options: [], correctAnswer: 4 }))
    const box = await screen.findByRole('textbox')
    for (const key of ['1', '2', 'Decimal point', '5']) fireEvent.click(button(key))
    await waitFor(async () => expect(await answerOn(id)).toBe(12.5))
    expect(box).toHaveValue('12.5')
    fireEvent.click(button('Backspace'))
    fireEvent.click(button('7'))
    fireEvent.keyDown(document.body, { key: 'Delete' })
    await waitFor(async () => expect(await answerOn(id)).toBeNull())
    await waitFor(() => expect(box).toHaveValue(''))
  })

  test('is every one of several options', async () => {
    const { id } = open(withFirst({ kind: 'several', correctAnswer: 5 }))
    const box = (name: RegExp) => screen.getByRole('checkbox', { name })
    await screen.findByRole('timer')
    fireEvent.click(box(/first/))
    fireEvent.click(box(/third/))
    await waitFor(() => expect(box(/third/)).toBeChecked())
    expect(box(/first/)).toBeChecked()
    expect(await answerOn(id)).toBe(5)
    fireEvent.keyDown(document.body, { key: 'b' })
    fireEvent.keyDown(document.body, { key: 'd' })
    await waitFor(async () => expect(await answerOn(id)).toBe(15))
  })
})

test('letters are no part of a number: they mean in it what they mean elsewhere, and the answer stays', async () => {
  const paper = withFirst({ kind: 'numeric', options: [], correctAnswer: 4 })
  const { id } = open({ ...paper, calculator: 'basic' })
  const box = await screen.findByRole('textbox')
  const user = userEvent.setup()
  await user.click(box)
  await user.keyboard('12xk')
  expect(await screen.findByRole('dialog', { name: 'Calculator' })).toBeVisible()
  expect(box).toHaveValue('12')
  await user.keyboard('{Escape}')
  await user.click(box)
  await user.keyboard('{Backspace}5m')
  await screen.findByText('What is question 2?')
  const state = (await attemptStore.load(visitor, id))?.sitting.questions[0]
  expect(state).toMatchObject({ option: 15, marked: true })
})

test('the candidate stands above the question', async () => {
  open()
  expect(await screen.findByText('Visitor')).toBeInTheDocument()
})

test('letters are switched off in the list of keys, for this device; what is no character goes on working', async () => {
  open()
  await screen.findByRole('timer')
  const user = userEvent.setup()
  await user.keyboard('?')
  const keys = screen.getByRole('dialog', { name: 'Keyboard' })
  await user.click(
    within(keys).getByRole('checkbox', { name: 'Use letters, numbers and signs as shortcut keys' }),
  )
  await user.click(within(keys).getByRole('button', { name: 'Close' }))
  await user.keyboard('a2s?')
  expect(screen.queryByRole('dialog')).toBeNull()
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  await user.keyboard('{ArrowRight}')
  expect(screen.getAllByText('Question 2 of 3')[0]).toBeVisible()

  await user.click(button('Keyboard'))
  await user.click(screen.getByRole('checkbox', { name: 'Use letters, numbers and signs as shortcut keys' }))
  await user.click(button('Close'))
  await user.keyboard('a')
  expect(screen.getAllByRole('radio')[0]).toBeChecked()
})
