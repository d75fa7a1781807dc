import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import '../../../../tests/testing/dialog-in-jsdom'
import '../../../../tests/testing/rich-in-jsdom'
import type { Block } from '@/domain/rich-text'
import { RichBlocks } from './rich-blocks'

afterEach(() => vi.restoreAllMocks())

const show = (...blocks: Block[]) => render(<RichBlocks blocks={blocks} zooms />)
const line = (text: string) => ({ content: [text] })
const table = (header: 'columns' | 'rows' | 'both' | 'none'): Block => ({
  type: 'table',
  caption: 'Rainfall in mm',
  header,
  rows: [{ cells: [line('District'), line('2023')] }, { cells: [line('Guntur'), line('940')] }],
})
const figure = (over: object = {}): Block => ({
  type: 'figure',
  image: 'https://files.example/bars.svg',
  alt: 'A bar chart of rainfall',
  width: 640,
  height: 320,
  ...over,
})

test('a table has a caption, and headers of its columns and rows', () => {
  show(table('both'))
  const shown = screen.getByRole('table', { name: 'Rainfall in mm' })
  expect(
    within(shown)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['District', '2023'])
  expect(within(shown).getByRole('rowheader', { name: 'Guntur' })).toHaveAttribute('scope', 'row')
  expect(within(shown).getByRole('cell', { name: '940' })).toBeVisible()
})

test('a table without headers has cells only', () => {
  show(table('none'))
  expect(screen.getAllByRole('cell')).toHaveLength(4)
})

test('a table that is too wide is reached by the keyboard, by its name', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  show(table('columns'))
  await userEvent.tab()
  expect(screen.getByRole('group', { name: 'Rainfall in mm' })).toHaveFocus()
})

test('what is too wide fades at its end until that is seen', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  show(table('columns'))
  const box = screen.getByRole('group', { name: 'Rainfall in mm' })
  expect(box.className).toContain('transparent')
  box.scrollLeft = 600
  fireEvent.scroll(box)
  expect(box.className).not.toContain('transparent')
  box.scrollLeft = 0
  fireEvent.scroll(box)
  expect(box.className).toContain('transparent')
})

test('a table that fits is no stop on the way', () => {
  show(table('columns'))
  expect(screen.queryByRole('group')).toBeNull()
})

test('a figure keeps its place, whole, before it has come', () => {
  show(figure())
  const picture = screen.getByRole('img', { name: 'A bar chart of rainfall' })
  expect(picture).toHaveAttribute('width', '640')
  expect(picture).toHaveAttribute('height', '320')
  expect(picture).toHaveStyle({ aspectRatio: '640 / 320' })
})

const enlarge = async () => {
  show(figure())
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200))
  const button = screen.getByRole('button', { name: 'Enlarge figure: A bar chart of rainfall' })
  await userEvent.click(button)
  const dialog = screen.getByRole('dialog', { name: 'Figure: A bar chart of rainfall' })
  const picture = within(dialog).getByRole('img', { name: 'A bar chart of rainfall' })
  const at = () => picture.style.transform
  return { button, dialog, picture, at }
}

test('a figure is enlarged by buttons, which say how far', async () => {
  const { dialog, at } = await enlarge()
  const button = (name: string) => within(dialog).getByRole('button', { name })
  expect(at()).toBe('translate(0px, 0px) scale(1)')
  expect(button('Zoom out')).toBeDisabled()
  await userEvent.click(button('Zoom in'))
  expect(within(dialog).getByRole('status')).toHaveTextContent('150 %')
  await userEvent.click(button('Zoom in'))
  await userEvent.click(button('Zoom out'))
  expect(at()).toBe('translate(0px, 0px) scale(1.5)')
  await userEvent.click(button('Whole figure, 100 %'))
  expect(at()).toBe('translate(0px, 0px) scale(1)')
})

test('a figure is worked by keys alone, and Escape leads back to its button', async () => {
  const { button, dialog, at } = await enlarge()
  await userEvent.keyboard('++{ArrowRight}{ArrowDown}')
  expect(at()).toBe('translate(-60px, -60px) scale(2.25)')
  await userEvent.keyboard('-0')
  expect(at()).toBe('translate(0px, 0px) scale(1)')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button).toHaveFocus()
})

test('a figure follows wheel, drag, two fingers and two taps', async () => {
  const { picture, at } = await enlarge()
  const point = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY })
  fireEvent.wheel(picture, { deltaY: -1000, clientX: 200, clientY: 100 })
  expect(Number(/scale\((.+)\)/.exec(at())?.[1])).toBeCloseTo(4.477, 2)
  await userEvent.keyboard('0')

  fireEvent.pointerDown(picture, point(1, 150, 100))
  fireEvent.pointerDown(picture, point(2, 250, 100))
  fireEvent.pointerMove(picture, point(2, 350, 100))
  expect(at()).toBe('translate(50px, 0px) scale(2)')
  fireEvent.pointerUp(picture, point(2, 350, 100))
  fireEvent.pointerMove(picture, point(1, 130, 90))
  expect(at()).toBe('translate(30px, -10px) scale(2)')
  fireEvent.pointerUp(picture, point(1, 130, 90))

  for (const _ of [1, 2]) {
    fireEvent.pointerDown(picture, point(3, 200, 100))
    fireEvent.pointerUp(picture, point(3, 200, 100))
  }
  expect(at()).toBe('translate(0px, 0px) scale(1)')
})
