import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../../tests/testing/dialog-in-jsdom'
import { Modal } from './modal'

const show = (onClose: () => void) =>
  render(
    <Modal title="Delete my account" onClose={onClose}>
      <p>Deleting...</p>
    </Modal>,
  )

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
