import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, test } from 'vitest'
import '../../../../tests/testing/dialog-in-jsdom'
import { jobSchema } from '@/content/jobs/schema'
import { currentAlert } from '@/ui/dialog/alert-store'
import { readAlready } from '../../../../tests/testing/read-already'
import { JobModal } from './job-modal'

afterEach(() => {
  currentAlert()?.acknowledge()
})

const now = new Date('2026-11-21T10:00:00+05:30')

function show(fields: object) {
  const job = jobSchema.parse({ id: 'j1', title: 'Copyist', ...fields })
  render(
    <QueryClientProvider client={readAlready([])}>
      <MemoryRouter>
        <JobModal job={job} now={now} onClose={() => undefined} />
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
