import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { toAppError } from '@/lib/app-error'
import * as files from '@/lib/save-file'
import { accountRepository } from '../account/account-repository'
import { ownDataRepository } from '../account/own-data-repository'
import { DownloadMyData } from './download-my-data'

const offline = toAppError(Object.assign(new Error(), { code: 'auth/network-request-failed' }))

test('says that it collects, why it failed and what was saved; a failure is tried again by the same button', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
  vi.spyOn(ownDataRepository, 'record').mockResolvedValue({ id: 'ravi', name: 'Ravi Kumar' })
  vi.spyOn(ownDataRepository, 'below').mockResolvedValue([])
  vi.spyOn(ownDataRepository, 'purchases').mockResolvedValue([])
  vi.spyOn(ownDataRepository, 'liveSheets').mockResolvedValue([])
  let fail: (error: unknown) => void = () => undefined
  const described = vi
    .spyOn(accountRepository, 'describe')
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    .mockResolvedValue({ id: 'ravi' })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DownloadMyData uid="ravi" />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))
  const busy = screen.getByRole('button', { name: 'Collecting your data...' })
  expect(busy).toHaveAttribute('aria-disabled', 'true')
  expect(busy).toHaveFocus()
  await userEvent.click(busy)
  expect(described).toHaveBeenCalledTimes(1)

  fail(offline)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network error. Please check your internet connection.',
  )
  expect(saved).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(/^Saved as/)).toHaveTextContent(
    /^Saved as pariksha-academy-my-data-\d{4}-\d\d-\d\d\.json\.$/,
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  const [file] = saved.mock.calls[0] ?? []
  expect(await file?.text()).toContain('Ravi Kumar')
  expect(screen.getByRole('button', { name: 'Download my data' })).toHaveAttribute('aria-disabled', 'false')
})
