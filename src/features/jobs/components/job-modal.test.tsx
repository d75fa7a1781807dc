import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, test } from 'vitest'
import '../../../../tests/testing/dialog-in-jsdom'
import { jobQuery } from '@/content/jobs/queries'
import { jobSchema, listedJobSchema } from '@/content/jobs/schema'
import { currentAlert } from '@/ui/dialog/alert-store'
import { readAlready } from '../../../../tests/testing/read-already'
import { LastDate } from './job-details'
import { JobModal } from './job-modal'

afterEach(() => {
  currentAlert()?.acknowledge()
})

const now = new Date('2026-11-21T10:00:00+05:30')

const key = jobQuery('j1').queryKey

/** @param read whether the job itself is read already, or why not */
function show(fields: object, read: 'read' | 'failed' | 'gone' = 'read') {
  const stored = { id: 'j1', title: 'Copyist', ...fields }
  const data = read === 'gone' ? null : jobSchema.parse(stored)
  const client = read === 'failed' ? readAlready([], [key]) : readAlready([[key, data]])
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <JobModal job={listedJobSchema.parse(stored)} now={now} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('shows all that is known of the job', () => {
  show({
    company: 'High Court',
    location: 'Unknown Location',
    category: 'Courts',
    salary: 25000,
    type: 'Part Time',
    deadline: '2026-11-25T23:59:00+05:30',
    description: 'First line\nSecond <script>alert(1)</script>',
    requirements: ['Any degree', 'Typing'],
  })
  expect(screen.getByRole('dialog', { name: 'Copyist' })).toBeVisible()
  expect(screen.getByText('November 25, 2026 (Soon!)')).toBeVisible()
  expect(screen.getByText('4 days left')).toBeVisible()
  expect(screen.getByText('Deadline Soon!')).toBeVisible()
  expect(screen.getByText('Not specified')).toBeVisible()
  expect(screen.getByText('25000')).toBeVisible()
  expect(screen.queryByText('Unknown Location')).toBeNull()
  expect(screen.getByText(/Second <script>/)).toHaveClass('whitespace-pre-line')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Any degree', 'Typing'])
  expect(screen.getByRole('button', { name: /^Save ?for later$/ })).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'View Full Details' })).toHaveAttribute('href', '/job/j1')
})

it('marks what can no longer be applied for', () => {
  show({ deadline: '2026-11-20' })
  expect(screen.getByText('Deadline passed')).toBeVisible()
  expect(screen.queryByText(/Soon/)).toBeNull()
})

it.each([
  ['2026-11-21', 'Last date today'],
  ['2026-11-22', 'Last date tomorrow'],
  ['2026-11-23', 'Last date 23 Nov 2026'],
])('a card of a job that closes on %s says: %s', (deadline, text) => {
  const job = listedJobSchema.parse({ id: 'j1', title: 'Copyist', deadline })
  render(<LastDate job={job} now={now} />)
  expect(screen.getByText(text)).toBeVisible()
})

it('applies in a new tab that cannot reach back', () => {
  show({ url: 'https://apply.example/form' })
  const link = screen.getByRole('link', { name: 'Apply Now' })
  expect(link).toHaveAttribute('href', 'https://apply.example/form')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test.each(['javascript:alert(1)', 'apply.example', null])(
  'with the address %j it says whom to ask',
  async (url) => {
    show({ url })
    await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
    expect(currentAlert()?.message).toBe('Please contact us to apply for this position.')
  },
)

it.each([
  ['failed', 'Failed to load job. Please try again.'],
  ['gone', 'Job not found'],
] as const)('of a job whose text %s it shows what the list knows, and says so', (read, message) => {
  show({ company: 'High Court', url: 'https://apply.example' }, read)
  expect(screen.getByText('High Court')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Apply Now' })).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
})
