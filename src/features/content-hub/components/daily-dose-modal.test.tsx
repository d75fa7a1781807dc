import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import '../../../../tests/testing/dialog-in-jsdom'
import { readDoseBody } from '@/content/daily-doses/body-repository'
import { type DailyDose, dailyDoseSchema } from '@/content/daily-doses/schema'
import { readAlready } from '../../../../tests/testing/read-already'
import { DailyDoseModal } from './daily-dose-modal'

const client = readAlready([])

function Opened({ doses, onClose }: { doses: readonly DailyDose[]; onClose: () => void }) {
  const [openId, setOpenId] = useState(doses[0]?.id ?? '')
  return (
    <DailyDoseModal
      doses={doses}
      openId={openId}
      newestId={() => openId}
      onShow={setOpenId}
      onClose={onClose}
    />
  )
}

const show = (...doses: DailyDose[]) => {
  const onClose = vi.fn<() => void>()
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Opened doses={doses} onClose={onClose} />
    </QueryClientProvider>,
  )
  return { unmount, onClose }
}

it('opens a dose to read, with HTML and scripts left as text', () => {
  const content = 'Today\n<img src=x onerror=alert(1)> <a href="javascript:alert(1)">link</a>'
  show(dailyDoseSchema.parse({ id: '0', title: 'Today', content, date: '2026-11-21T06:00:00+05:30' }))
  expect(screen.getByRole('dialog', { name: 'Today' })).toBeVisible()
  expect(screen.getByText('21 Nov 2026')).toBeVisible()
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('dialog img')).toBeNull()
})

vi.mock('@/content/daily-doses/body-repository', () => ({ readDoseBody: vi.fn() }))

it('reads the text of a paid dose apart only when the list does not have it', async () => {
  const read = vi.mocked(readDoseBody)
  const paid = (id: string, content: string | null) =>
    dailyDoseSchema.parse({ id, title: id, content, price: 10, date: '2026-11-21T06:00:00+05:30' })
  read.mockResolvedValue(paid('apart', 'The text apart'))
  const { unmount } = show(paid('whole', 'The text of the list'))
  expect(screen.getByText('The text of the list')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
  unmount()
  show(paid('apart', null))
  expect(await screen.findByText('The text apart')).toBeVisible()
})

it('steps to the next day and back, and closes', async () => {
  const doses = ['Today', 'Yesterday'].map((title) =>
    dailyDoseSchema.parse({ id: title, title, content: `Text of ${title}` }),
  )
  const { onClose } = show(...doses)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('dialog', { name: 'Yesterday' })).toHaveTextContent('Text of Yesterday')
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByRole('dialog', { name: 'Today' })).toHaveTextContent('Text of Today')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
