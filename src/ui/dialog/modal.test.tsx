import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '../../../tests/testing/dialog-in-jsdom'
import { Modal } from './modal'

const show = (onClose: () => void) =>
  render(
    <Modal title="Delete my account" onClose={onClose}>
      <p>Deleting...</p>
    </Modal>,
  )

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('asks to be closed by Escape, and stays until it is', () => {
  const onClose = vi.fn()
  show(onClose)
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog')).toHaveAttribute('open')
})

it('comes back when the browser closes it against its will', async () => {
  show(() => undefined)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  await act(async () => dialog.close())
  expect(dialog).toHaveAttribute('open')
})

it('is not opened again when it has gone', async () => {
  const { unmount } = show(() => undefined)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  await act(async () => unmount())
  expect(dialog).not.toHaveAttribute('open')
})

it('keeps the second half of a double press that has closed it from what lies below', () => {
  const press = vi.fn()
  render(
    <button type="button" onClick={press}>
      Mark
    </button>,
  )
  const below = screen.getByRole('button', { name: 'Mark' })
  const { unmount } = show(() => undefined)
  unmount()
  vi.advanceTimersByTime(300)
  expect(fireEvent.mouseDown(below, { detail: 2 })).toBe(false)
  fireEvent.click(below, { detail: 2 })
  expect(press).not.toHaveBeenCalled()
  // Another press is one of its own, by finger or by key.
  fireEvent.click(below, { detail: 1 })
  fireEvent.click(below, { detail: 0 })
  fireEvent.click(below, { detail: 2 })
  expect(press).toHaveBeenCalledTimes(3)
})

it('hears a double press below it that began later', () => {
  const press = vi.fn()
  render(
    <button type="button" onClick={press}>
      Mark
    </button>,
  )
  const { unmount } = show(() => undefined)
  unmount()
  vi.advanceTimersByTime(500)
  fireEvent.click(screen.getByRole('button', { name: 'Mark' }), { detail: 2 })
  expect(press).toHaveBeenCalledOnce()
})
