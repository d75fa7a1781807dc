import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import { queryClient } from '@/lib/query-client'
import '../../../../tests/testing/dialog-in-jsdom'
import type { Report } from '@/own/reports/report'
import { reportRepository } from '@/own/reports/repository'
import { sendReports, useReporting } from '@/own/reports/use-reporting'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { ReportsPage } from '../pages/reports-page'
import { ReportQuestion } from './report-question'

const offline = new AppError(
  'network-request-failed',
  'Network error. Please check your internet connection.',
)
/** The account. The device is real. */
const spy = () => ({
  create: vi.spyOn(reportRepository, 'create').mockResolvedValue(undefined),
  list: vi.spyOn(reportRepository, 'list').mockResolvedValue([]),
  find: vi.spyOn(reportRepository, 'find').mockResolvedValue(null),
})
let account: ReturnType<typeof spy>

function Question({ id = 'q1', test = 'mock/m1' }: { id?: string; test?: string }) {
  const reporting = useReporting({ key: test, title: 'Polity Mock 1' }, { asks: false })
  return <ReportQuestion reporting={reporting} questionId={id} text="Who appoints the Governor?" />
}
const show = () => render(<Question />)
const showPage = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/reports']}>
        <Routes>
          <Route path="/reports" element={<ReportsPage />} />
          <Route path="*" element={<h1>Another page</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )

const open = () => screen.findByRole('button', { name: 'Report this question' })
const reported = () => screen.findByRole('button', { name: 'Reported' })
const dialog = () => within(screen.getByRole('dialog', { name: 'Report this question' }))
const send = () => dialog().getByRole('button', { name: 'Send' })

async function fillIn(text: string) {
  await userEvent.click(await open())
  await userEvent.click(dialog().getByRole('radio', { name: 'The answer key is wrong' }))
  if (text) await userEvent.type(dialog().getByLabelText('Tell us more (optional)'), text)
}

beforeEach(() => {
  setSignedIn(true)
  account = spy()
})
afterEach(async () => {
  queryClient.clear()
  await forgetOwner(student.id)
  setSignedIn(false)
})

describe('the button below a question', () => {
  it('reports a question that was drawn from another test as that test’s', async () => {
    render(<Question id="quiz/rivers#q%237" test="daily/2026-11-22" />)
    await fillIn('')
    await userEvent.click(send())
    await reported()
    const [[, report] = []] = account.create.mock.calls
    expect(report).toMatchObject({ testKey: 'quiz/rivers', questionId: 'q#7' })
  })

  it('is not there for a visitor', () => {
    setSignedIn(false)
    show()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('is not there for a question whose id no account takes', () => {
    render(<Question id={'x'.repeat(201)} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('reports the question once, however often Send is pressed, and then shows what was reported', async () => {
    show()
    await fillIn('  The President does.  ')
    await userEvent.dblClick(send())
    await userEvent.click(await reported())
    expect(account.create).toHaveBeenCalledTimes(1)
    expect(account.create.mock.lastCall).toEqual([
      student.id,
      expect.objectContaining({
        testKey: 'mock/m1',
        testTitle: 'Polity Mock 1',
        questionId: 'q1',
        questionText: 'Who appoints the Governor?',
        reason: 'wrong-key',
        text: 'The President does.',
      }),
    ])
    const shown = within(screen.getByRole('dialog', { name: 'Your report' }))
    expect(shown.getByText('Received')).toBeVisible()
    expect(shown.getByText('The answer key is wrong')).toBeVisible()
    expect(shown.getByText('The President does.')).toBeVisible()
  })

  it('reports a question of a practice in the test that it is from', async () => {
    render(<Question id="quiz/rivers#q%201" test="study/study-1" />)
    await fillIn('')
    await userEvent.click(send())
    await reported()
    expect(account.create.mock.lastCall?.[1]).toMatchObject({ testKey: 'quiz/rivers', questionId: 'q 1' })
  })

  it('asks for a reason, and for a text that is not too long', async () => {
    show()
    await userEvent.click(await open())
    const text = dialog().getByLabelText('Tell us more (optional)')
    await userEvent.click(text)
    await userEvent.paste('x'.repeat(501))
    expect(dialog().getByText('501 of 500 characters')).toBeVisible()
    await userEvent.click(send())
    const group = dialog().getByRole('radiogroup', { name: 'What is wrong?' })
    expect(group).toHaveAccessibleDescription('Please choose a reason')
    expect(dialog().getByRole('radio', { name: 'The answer key is wrong' })).toHaveFocus()
    expect(text).toHaveAccessibleDescription(/The text is too long: 500 characters at most/)
    await userEvent.click(dialog().getByRole('radio', { name: 'Something else' }))
    await userEvent.click(send())
    expect(text).toHaveFocus()
    await userEvent.type(text, '{backspace}')
    await userEvent.click(send())
    expect(await reported()).toBeVisible()
    expect(account.create).toHaveBeenCalledTimes(1)
  })

  it('says that a report waits while there is no network, and no more once it is sent', async () => {
    account.create.mockRejectedValue(offline)
    show()
    await fillIn('')
    await userEvent.click(send())
    expect(await screen.findByText('Will be sent when you are online')).toBeVisible()
    expect(await reported()).toBeVisible()
    account.create.mockResolvedValue(undefined)
    await act(() => sendReports(student.id))
    await waitFor(() =>
      expect(screen.queryByText('Will be sent when you are online')).not.toBeInTheDocument(),
    )
  })

  it('keeps what was typed where the account refuses it, and says so', async () => {
    account.create.mockRejectedValueOnce(new AppError('permission-denied', 'You do not have permission.'))
    show()
    await fillIn('See Article 155.')
    await userEvent.click(send())
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Your report was not sent. You do not have permission.',
    )
    expect(dialog().getByLabelText('Tell us more (optional)')).toHaveValue('See Article 155.')
    await userEvent.click(send())
    expect(await reported()).toBeVisible()
  })

  it('finds that another device has reported the question', async () => {
    account.create.mockRejectedValueOnce(new AppError('permission-denied', 'You do not have permission.'))
    account.find.mockResolvedValueOnce({
      ...there,
      questionId: 'q1',
      answer: 'The key is B now.',
      status: 'corrected',
    })
    show()
    await fillIn('')
    await userEvent.click(send())
    await userEvent.click(await reported())
    expect(screen.getByText('Corrected')).toBeVisible()
    expect(screen.getByText('The key is B now.')).toBeVisible()
  })
})

const there: Report = {
  testKey: 'mock/m1',
  testTitle: 'Polity Mock 1',
  questionId: 'q2',
  questionText: `Which ${'long '.repeat(40)}question?`,
  reason: 'missing',
  text: '',
  createdAt: Date.UTC(2026, 10, 21),
  status: 'no-change',
  answer: 'The map is there on our screens.',
}

describe('the list of reported questions', () => {
  it('shows test, question, reason, day, state and answer, the newest first', async () => {
    account.list.mockResolvedValue([
      { ...there, questionId: 'q3', testTitle: 'Second', status: 'received', answer: null },
      there,
    ])
    showPage()
    expect(screen.getByRole('status', { name: 'Loading reported questions' })).toBeInTheDocument()
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/^Which (long )+.{0,5}…$/)),
    )
    expect(within(rows[0] as HTMLElement).getByText('Received')).toBeVisible()
    const last = rows[1] as HTMLElement
    for (const words of ['Polity Mock 1', 'The picture or formula is missing', '21 Nov 2026', 'No change'])
      expect(within(last).getByText(words)).toBeVisible()
    expect(last).toHaveTextContent('Our answer: The map is there on our screens.')
  })

  it('is for students: a visitor is sent to log in', async () => {
    setSignedIn(false)
    showPage()
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
  })

  it('says how to report where nothing is reported', async () => {
    showPage()
    expect(await screen.findByRole('heading', { name: 'Nothing reported yet' })).toBeVisible()
  })

  it('offers another try when the account cannot be asked', async () => {
    account.list.mockRejectedValueOnce(new AppError('permission-denied', 'You do not have permission.'))
    showPage()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load reported questions')
    account.list.mockResolvedValue([there])
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('No change')).toBeVisible()
  })

  it('shows what the device keeps when the account cannot be asked, and says so', async () => {
    account.create.mockRejectedValue(new AppError('unavailable', 'Unavailable.'))
    account.list.mockRejectedValue(new AppError('unavailable', 'Unavailable.'))
    show()
    await fillIn('')
    await userEvent.click(send())
    await reported()
    showPage()
    expect(await screen.findByText(/We could not reach your account/)).toBeVisible()
    const row = screen.getByRole('listitem')
    expect(within(row).getByText('Will be sent when you are online')).toBeVisible()
  })
})
