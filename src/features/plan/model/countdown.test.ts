import { expect, test } from 'vitest'
import { readIndiaDay } from '@/domain/india-day'
import { countdownOf } from './countdown'

const today = readIndiaDay('2026-11-22') ?? 0
const plan = { exam: 'Group II', minutes: 20 }

test.each([
  [
    '2026-12-21',
    '29 days left',
    'Group II is on 21 Dec 2026. At 20 minutes a day, you can study 9 hours 40 minutes until then.',
  ],
  [
    '2026-11-23',
    '1 day left',
    'Group II is on 23 Nov 2026. At 20 minutes a day, you can study 20 minutes until then.',
  ],
  ['2026-11-22', 'Your exam is today', 'Nothing is planned for today. All the best.'],
  [null, '20 minutes a day', 'Set your exam date. Revision then brings back every question once before it.'],
])('an exam on %s', (examDay, title, text) => {
  expect(countdownOf({ ...plan, examDay }, today)).toEqual({ title, text })
})

test('an exam that is past asks for the next', () => {
  const { title, text } = countdownOf({ ...plan, examDay: '2026-11-21' }, today)
  expect(title).toBe('Your exam date has passed')
  expect(text).toContain('It was 21 Nov 2026. Set the date of your next exam')
})
