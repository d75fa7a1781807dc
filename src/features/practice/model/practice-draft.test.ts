import { expect, test } from 'vitest'
import { paths } from '@/config/paths'
import { draftOf, minutesFor, practiceForm, practiceTitle } from './practice-draft'

const draft = draftOf(new URLSearchParams())
const filledIn = (address: string) => draftOf(new URL(address, 'https://academy.example').searchParams)

test('a link fills the form in', () => {
  const address = paths.practiceOf({
    topics: ['Art & Culture', 'art and  culture', 'Economy'],
    source: 'mistakes',
    count: 10,
    mode: 'study',
  })
  expect(filledIn(address)).toMatchObject({
    topics: ['art and culture', 'economy'],
    source: 'mistakes',
    count: 10,
    mode: 'study',
    difficulty: 'any',
  })
  expect(paths.practiceOf({})).toBe('/practice')
})

test('what makes no sense in an address is left as usual, and a count is brought within its limits', () => {
  expect(filledIn('/practice?source=all&mode=fast&count=many&topic=+')).toEqual(draft)
  expect(filledIn('/practice?count=1').count).toBe(5)
  expect(filledIn('/practice?count=900').count).toBe(100)
})

test.each([
  ['too few questions', { count: 4 }, 'Choose 5 to 100 questions'],
  ['too many questions', { count: 101 }, 'Choose 5 to 100 questions'],
  ['half a question', { count: 7.5 }, 'Choose 5 to 100 questions'],
  ['no number', { count: Number.NaN }, 'Choose 5 to 100 questions'],
  ['too short a time', { mode: 'timed', seconds: 5 }, 'Choose 10 to 600 seconds'],
  ['no time', { mode: 'timed', seconds: Number.NaN }, 'Choose 10 to 600 seconds'],
])('%s is refused with a word', (_, over, message) => {
  expect(practiceForm.safeParse({ ...draft, ...over }).error?.issues.map((issue) => issue.message)).toEqual([
    message,
  ])
})

test('a time that is not asked for cannot be wrong', () => {
  expect(practiceForm.safeParse({ ...draft, mode: 'untimed', seconds: Number.NaN }).success).toBe(true)
})

test('the time comes in whole minutes, and study mode has none', () => {
  const timed = { ...draft, mode: 'timed' as const, seconds: 50 }
  expect(minutesFor(timed, 7)).toBe(6)
  expect(minutesFor({ ...timed, seconds: 10 }, 5)).toBe(1)
  expect(minutesFor({ ...timed, mode: 'study' }, 7)).toBe(0)
})

test('a practice is called by its source and topics', () => {
  expect(practiceTitle(draft, [])).toBe('Practice: all topics')
  expect(practiceTitle({ ...draft, mode: 'study' }, ['Economy'])).toBe('Study: Economy')
  expect(practiceTitle({ ...draft, source: 'mistakes' }, ['Economy', 'Polity'])).toBe(
    'Mistakes: Economy and Polity',
  )
  expect(practiceTitle({ ...draft, source: 'saved', mode: 'study' }, [])).toBe('Saved questions')
  expect(practiceTitle(draft, ['Economy', 'Polity', 'History'])).toBe('Practice: Economy and 2 more topics')
})
