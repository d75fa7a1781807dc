import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KeepingChip } from './keeping-chip'

const at = new Date(2026, 10, 26, 9, 5, 7).getTime()

test.each([
  ['nothing before the first save', { status: 'unsaved' }, false, ''],
  ['when the device has it', { status: 'saved', at }, false, 'Saved 09:05:07'],
  ['when the account has it too', { status: 'saved', at }, true, 'Synced 09:05:07'],
  ['a refusal of the device', { status: 'refused' }, false, 'Not saved on this device'],
  ['what only the account has', { status: 'refused' }, true, 'Synced, not saved on this device'],
] as const)('the save state says %s', (_, keeping, synced, text) => {
  const { container } = render(<KeepingChip keeping={keeping} synced={synced} />)
  expect(container.textContent).toBe(text)
})
