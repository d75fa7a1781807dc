import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { KeepingChip } from './keeping-chip'

/** The browser tells that the network has gone or come. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}
afterEach(() => setOnline(true))

test.each([
  ['nothing before the first save', { status: 'unsaved' }, false, ''],
  ['when the device has it', { status: 'saved' }, false, 'Saved on this device'],
  ['when the account has it too', { status: 'saved' }, true, 'Saved to your account'],
  ['a refusal of the device', { status: 'refused' }, false, 'Not saved on this device'],
  ['what only the account has', { status: 'refused' }, true, 'Saved to your account, not on this device'],
] as const)('the save state says %s', (_, keeping, synced, text) => {
  const { container } = render(<KeepingChip keeping={keeping} synced={synced} />)
  expect(container.textContent).toBe(text)
})

test('offline it says that the test can go on, until the network is back', () => {
  const { container } = render(<KeepingChip keeping={{ status: 'saved' }} synced />)
  setOnline(false)
  expect(container.textContent).toBe('Saved on this device. Offline: you can go on')
  setOnline(true)
  expect(container.textContent).toBe('Saved to your account')
})

test('a device that stores nothing says so offline too', () => {
  setOnline(false)
  const { container } = render(<KeepingChip keeping={{ status: 'refused' }} synced={false} />)
  expect(container.textContent).toBe('Not saved on this device')
})
