import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RunningSitting } from '@/domain/sitting/sitting-state'
import { begunWith, paperOf, paperWithTimedSections } from '@/domain/testing/sitting-samples'
import { PaletteGrid } from './palette'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})

function running(sitting: ReturnType<typeof begunWith>): RunningSitting {
  if (sitting.status !== 'running') throw new Error('the sitting is over')
  return sitting
}

const long = paperOf(200)
const longAt = (to: number) => running(begunWith(long, [{ type: 'go', to }]))
// By label: working out the role of each of 200 buttons takes seconds.
const question = (number: number) => screen.getByLabelText(new RegExp(`^Question ${number},`))
const stops = () => Array.from(document.querySelectorAll('button[tabindex="0"]'))

function show(sitting: RunningSitting) {
  const onGo = vi.fn()
  const palette = (shown: RunningSitting) => (
    <>
      <a href="#before">before</a>
      <PaletteGrid sitting={shown} sections={long.sections} onGo={onGo} />
      <a href="#after">after</a>
    </>
  )
  const { rerender } = render(palette(sitting))
  return { onGo, showAgain: (next: RunningSitting) => rerender(palette(next)) }
}

test('200 questions are one stop of Tab: the current one; the next Tab is past them', async () => {
  show(longAt(41))
  const user = userEvent.setup()
  expect(screen.getByRole('toolbar', { name: 'Questions' })).toBeVisible()
  expect(stops()).toEqual([question(42)])
  await user.tab()
  await user.tab()
  expect(question(42)).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('link', { name: 'after' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(question(42)).toHaveFocus()
})

test('arrows move the focus as the numbers stand, and only Enter goes to the question', async () => {
  const { onGo } = show(longAt(41))
  const user = userEvent.setup()
  await user.tab()
  await user.tab()
  for (const [key, number] of [
    ['ArrowRight', 43],
    ['ArrowDown', 48],
    ['ArrowLeft', 47],
    ['ArrowUp', 42],
    ['Home', 1],
    ['ArrowUp', 1],
    ['End', 200],
    ['ArrowDown', 200],
    ['ArrowUp', 195],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(question(number)).toHaveFocus()
    expect(stops()).toEqual([question(number)])
  }
  expect(onGo).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onGo).toHaveBeenCalledExactlyOnceWith(194)
})

test('once it is left, Tab comes to the current question again, also when that is another one', async () => {
  const { showAgain } = show(longAt(41))
  const user = userEvent.setup()
  await user.tab()
  await user.tab()
  await user.keyboard('{End}{Tab}')
  expect(stops()).toEqual([question(42)])
  showAgain(longAt(99))
  expect(stops()).toEqual([question(100)])
})

test('keys of a closed section are passed by', async () => {
  const paper = paperWithTimedSections()
  render(<PaletteGrid sitting={running(begunWith(paper))} sections={paper.sections} onGo={() => undefined} />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{End}')
  expect(question(2)).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(question(2)).toHaveFocus()
})
