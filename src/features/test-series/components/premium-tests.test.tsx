import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import type { SeriesTest } from '@/content/test-series/schema'
import type { PurchaseStatus } from '@/features/payments'
import type { TestProgress } from '../model/test-progress'
import { PremiumTests } from './premium-tests'

function tests(count: number): SeriesTest[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `full-${index + 1}`,
    seriesId: 's',
    title: `Full Mock Test ${index + 1}`,
    totalQuestions: index === 0 ? null : 150,
    minutes: index === 0 ? 45 : 150,
    isPaid: true,
    questions: null,
  }))
}

const progress: Record<string, TestProgress> = {
  'full-1': { status: 'in-progress', minutesLeft: 23 },
  'full-2': { status: 'scored', best: 72 },
  'full-3': { status: 'time-over' },
}
const progressOf = (id: string): TestProgress | null => progress[id] ?? { status: 'not-started' }

function show(status: PurchaseStatus, count = 5) {
  render(
    <MemoryRouter>
      <PremiumTests tests={tests(count)} packageId="appsc" status={status} progressOf={progressOf} />
    </MemoryRouter>,
  )
}

describe('premium tests', () => {
  test('before the purchase: the first three, locked, and how many more there are', () => {
    show('not-purchased')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('PREMIUM')).toBeVisible()
    expect(screen.getByText('+2 more premium tests')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  test('before the purchase of a package with four: one more test, not one more tests', () => {
    show('not-purchased', 4)
    expect(screen.getByText('+1 more premium test')).toBeVisible()
  })

  test('of one test says one test, also by ear', () => {
    show('not-purchased', 1)
    expect(screen.getByText((_, element) => element?.textContent === '1 test')).toBeInTheDocument()
  })

  test('before the purchase of a package with three: no more than these', () => {
    show('not-purchased', 3)
    expect(screen.queryByText(/more premium/)).not.toBeInTheDocument()
  })

  test('after the purchase: all of them, unlocked, each with its way in', () => {
    show('purchased')
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    expect(screen.getByText('UNLOCKED')).toBeVisible()
    expect(screen.queryByText('PREMIUM')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Start Test Full Mock Test 4' })).toHaveAttribute(
      'href',
      '/test-series/appsc/test/full-4',
    )
  })

  test('after the purchase: how far the student has come with each', () => {
    show('purchased')
    expect(screen.getByRole('link', { name: 'Resume Full Mock Test 1' })).toBeVisible()
    expect(screen.getByText('In progress, 23 min left')).toBeVisible()
    expect(screen.getByText('Best score 72%')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See Result Full Mock Test 3' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: /^Start Test/ })).toHaveLength(3)
  })

  test('before the purchase: nothing of progress', () => {
    show('not-purchased')
    expect(screen.queryByText(/In progress|Best score/)).not.toBeInTheDocument()
  })

  test('while the purchase is being checked: neither locked nor open', () => {
    show('checking')
    expect(screen.getByRole('status', { name: 'Checking your purchase' })).toBeInTheDocument()
    expect(screen.queryByText('PREMIUM')).not.toBeInTheDocument()
  })

  test('tell their length, and the number of questions where it is known', () => {
    show('not-purchased')
    expect(screen.getByText('45 Minutes')).toBeVisible()
    expect(screen.getAllByText('150 Questions · 2h 30m')).toHaveLength(2)
  })
})
