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

const doses = ['Today', 'Yesterday'].map(
  (title, index): DailyDose =>
    dailyDoseSchema.parse({
      id: String(index),
      title,
      content: `${title}\n<img src=x onerror=alert(1)> <a href="javascript:alert(1)">link</a>`,
      category: 'Polity',
      date: `2026-11-${21 - index}T06:00:00+05:30`,
    }),
)

const client = readAlready([])

function Opened({ onClose = () => undefined }: { onClose?: () => void }) {
  const [openId, setOpenId] = useState('0')
  return (
    <QueryClientProvider client={client}>
      <DailyDoseModal
        doses={doses}
        openId={openId}
        newestId={() => openId}
        onShow={setOpenId}
        onClose={onClose}
      />
    </QueryClientProvider>
  )
}

it('opens a dose to read, with HTML and scripts left as text', () => {
  render(<Opened />)
  expect(screen.getByRole('dialog', { name: 'Today' })).toBeVisible()
  expect(screen.getByText('November 21, 2026')).toBeVisible()
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.querySelector('dialog img')).toBeNull()
})

it('steps from day to day, and closes', async () => {
  const onClose = vi.fn<() => void>()
  render(<Opened onClose={onClose} />)
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('dialog', { name: 'Yesterday' })).toBeVisible()
  expect(screen.getByText('2 of 2')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByRole('dialog', { name: 'Today' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

vi.mock('@/content/daily-doses/body-repository', () => ({ readDoseBody: vi.fn() }))

it('reads the text of a paid dose apart only when the list does not have it', async () => {
  const read = vi.mocked(readDoseBody)
  const paid = (id: string, content: string | null) =>
    dailyDoseSchema.parse({ id, title: id, content, price: 10, date: '2026-11-21T06:00:00+05:30' })
  read.mockResolvedValue(paid('apart', 'The text apart'))
  const show = (dose: DailyDose) =>
    render(
      <QueryClientProvider client={client}>
        <DailyDoseModal
          doses={[dose]}
          openId={dose.id}
          newestId={() => null}
          onShow={() => undefined}
          onClose={() => undefined}
        />
      </QueryClientProvider>,
    )
  const { unmount } = show(paid('whole', 'The text of the list'))
  expect(screen.getByText('The text of the list')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
  unmount()
  show(paid('apart', null))
  expect(await screen.findByText('The text apart')).toBeVisible()
})
