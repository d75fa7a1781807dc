import { expect, test } from 'vitest'
import { readIndiaDay } from '@/domain/india-day'
import { countdownOf } from './countdown'

const today = readIndiaDay('2026-11-22') ?? 0
const plan = { exam: 'Group II', minutes: 20 }

test.each([
  ['2026-12-21', '29 days left', 'Group II · 21 Dec 2026 · 20 minutes a day'],
  ['2026-11-23', '1 day left', 'Group II · 23 Nov 2026 · 20 minutes a day'],
  ['2026-11-22', 'Your exam is today', 'Nothing is planned for today. All the best.'],
  [null, 'Group II', 'No exam date yet · 20 minutes a day'],
])('an exam on %s', (examDay, title, line) => {
  const countdown = countdownOf({ ...plan, examDay }, today)
  expect([countdown.title, countdown.facts.join(' · ')]).toEqual([title, line])
})

test('a day without the name of an exam', () => {
  const { facts } = countdownOf({ exam: '', examDay: '2026-12-21', minutes: 1 }, today)
  expect(facts).toEqual(['21 Dec 2026', '1 minute a day'])
})

test('an exam that is past asks for the next', () => {
  const { title, facts } = countdownOf({ ...plan, examDay: '2026-11-21' }, today)
  expect(title).toBe('Your exam date has passed')
  expect(facts.join()).toContain('It was 21 Nov 2026. Set the date of your next exam')
})
