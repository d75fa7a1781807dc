import 'fake-indexeddb/auto'
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../../tests/testing/dialog-in-jsdom'
import { correctionsOfQuery, latestCorrectionsQuery } from '@/content/corrections/queries'
import { dailyQuizQuery } from '@/content/daily-quizzes/queries'
import { dailyQuizSchema } from '@/content/daily-quizzes/schema'
import { indiaDayOf, readIndiaDay } from '@/domain/india-day'
import { AppError } from '@/lib/app-error'
import { type AttemptSummary, historyQuery, knownAttemptsQuery } from '@/own/attempts'
import { cardsQuery } from '@/own/cards/query'
import { type QuizDays, quizDaysQuery } from '@/own/quiz-days/quiz-days'
import { todayQuery } from '@/own/quiz-days/today'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { DailyDayPage } from './daily-day-page'
import { DailyPage } from './daily-page'

/** Each test has a day of its own: the device keeps what the last one did. */
let date = 0
let client = readAlready([])
const dayMs = 24 * 60 * 60_000
const start = Date.parse('2026-11-01T10:00:00+05:30')
const dayText = (ahead = 0) => new Date(start + (date + ahead) * dayMs).toISOString().slice(0, 10)
const dayNumber = (ahead = 0) => readIndiaDay(dayText(ahead)) ?? 0

const quizOf = (day: string) =>
  dailyQuizSchema.parse({
    id: day,
    title: 'Daily quiz',
    questions: [
      { id: 'quiz/a#1', text: 'Capital of Telangana?', options: ['Delhi', 'Hyderabad'], correctAnswer: 1 },
      {
        id: 'quiz/a#2',
        text: 'Capital of Kerala?',
        options: ['Kochi', 'Thiruvananthapuram'],
        correctAnswer: 1,
      },
    ],
  })

interface Told {
  /** Milliseconds by which the device's clock is ahead of the server's. */
  ahead?: number
  /** Of the account's daily quizzes; null where they could not be read. */
  days?: Partial<QuizDays> | null
  cardsKnown?: boolean
  attempts?: readonly AttemptSummary[]
  /** The quiz of a day; one that is absent is there. */
  quizzes?: Readonly<Record<string, unknown>>
  refused?: readonly string[]
}

function open(
  at: string,
  { ahead = 0, days, cardsKnown = true, attempts = [], quizzes = {}, refused = [] }: Told = {},
) {
  cleanup()
  const texts = [-2, -1, 0, 1].map(dayText).filter((day) => !refused.includes(day))
  const known: Array<readonly [QueryKey, unknown]> = texts.flatMap((day) => [
    [dailyQuizQuery(day).queryKey, day in quizzes ? quizzes[day] : quizOf(day)],
    [correctionsOfQuery(`daily/${day}`).queryKey, null],
  ])
  client = readAlready(
    [
      ...known,
      [
        todayQuery.queryKey,
        { today: dayNumber(), deviceDay: ahead === 0 ? null : indiaDayOf(Date.now()), ahead },
      ],
      [latestCorrectionsQuery.queryKey, []],
      ...(cardsKnown ? [[cardsQuery(student.id).queryKey, new Map()] as const] : []),
      [knownAttemptsQuery(student.id).queryKey, attempts],
      [historyQuery(student.id).queryKey, { attempts, complete: true }],
      ...(days
        ? [
            [
              quizDaysQuery(student.id).queryKey,
              { days: new Set(), waits: false, isFromAccount: true, ...days },
            ] as const,
          ]
        : []),
    ],
    days === null ? [quizDaysQuery(student.id).queryKey] : [],
  )
  // The device is still being read.
  if (!cardsKnown)
    void client.prefetchQuery({
      queryKey: cardsQuery(student.id).queryKey,
      queryFn: () => new Promise<never>(() => undefined),
    })
  for (const day of refused) {
    const query = client.getQueryCache().build(client, { queryKey: dailyQuizQuery(day).queryKey })
    query.setState({ ...query.state, status: 'error', error: new AppError('permission-denied', 'No') })
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/daily" element={<DailyPage />} />
          <Route path="/daily/:day" element={<DailyDayPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.findByRole('heading', { level: 1 })
}

const region = (name: string) => screen.findByRole('region', { name })
const title = () => screen.getByRole('heading', { level: 1 }).textContent

async function takeQuiz(day: string) {
  await open(`/daily/${day}`)
  fireEvent.click(await screen.findByRole('radio', { name: /Hyderabad/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Submit (1)' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit Quiz' }))
  await screen.findByRole('heading', { name: 'Quiz Results' })
}

beforeEach(() => {
  date += 3
  vi.useFakeTimers({
    now: start + date * dayMs,
    toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
  })
  setSignedIn(false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    return new Response(null, { headers: { date: new Date(Date.now()).toUTCString() } })
  })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(async () => {
  // What is still being read belongs to this test's day.
  while (client.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the page of the daily quiz', () => {
  it('offers a visitor today’s quiz, and says what a streak needs', async () => {
    await open('/daily')
    const today = await region("Today's quiz")
    expect(today).toHaveTextContent('2 questions, no time limit')
    expect(within(today).getByRole('link', { name: 'Start Quiz' })).toHaveAttribute(
      'href',
      `/daily/${dayText()}`,
    )
    expect(await region('Streak')).toHaveTextContent('Your account counts the days on which you practise.')
    expect(screen.queryByText(/This device/)).toBeNull()
  })

  it('leads to each of the last thirty days, and to yesterday’s answers', async () => {
    await open('/daily')
    await region("Today's quiz")
    const rows = within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByRole('link')
    expect(rows).toHaveLength(30)
    expect(rows[0]).toHaveAttribute('href', `/daily/${dayText(-1)}`)
    expect(rows[29]).toHaveAttribute('href', `/daily/${dayText(-30)}`)
    expect(screen.getByRole('link', { name: 'See Answers' })).toHaveAttribute(
      'href',
      `/daily/${dayText(-1)}?answers`,
    )
  })

  it('shows the score once it was taken, and goes on with one that was begun', async () => {
    await open(`/daily/${dayText()}`)
    fireEvent.click(await screen.findByRole('radio', { name: /Hyderabad/ }))
    await screen.findByRole('button', { name: 'Submit (1)' })
    await open('/daily')
    expect(await screen.findByText('You have answered 1 of 2 questions.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue Quiz' })).toBeVisible()
    await takeQuiz(dayText(-1))
    await open('/daily')
    expect(await screen.findByText('Your score: 50%.')).toBeVisible()
  })

  it.each([-2, 2])('is of the server’s day when the device’s clock is %i days off', async (ahead) => {
    vi.setSystemTime(start + (date + ahead) * dayMs)
    await open('/daily', { ahead: ahead * dayMs })
    const link = await screen.findByRole('link', { name: 'Start Quiz' })
    expect(link).toHaveAttribute('href', `/daily/${dayText()}`)
    expect(screen.getByText(/This device says/)).toBeVisible()
  })

  it('says when a day has no quiz, and when it is not open yet', async () => {
    await open('/daily', { quizzes: { [dayText()]: null } })
    expect(await screen.findByText(/There is no quiz for today/)).toBeVisible()
    await open('/daily', { refused: [dayText()] })
    expect(await screen.findByText(/it opens at midnight in India/)).toBeVisible()
  })
})

describe('the streak of a student', () => {
  beforeEach(() => setSignedIn(true))

  const attemptOn = (ahead: number): AttemptSummary => ({
    id: `a${ahead}`,
    testKey: `quiz/a${ahead}`,
    scope: 'all',
    title: 'A quiz',
    status: 'submitted',
    startedAt: start + (date + ahead) * dayMs,
    deadline: start + (date + ahead) * dayMs,
    submittedAt: start + (date + ahead) * dayMs,
    answered: 3,
    total: 10,
    score: null,
  })

  it('counts every day of practice, beside the daily quizzes of this week', async () => {
    const attempts = [attemptOn(-1), attemptOn(-3), attemptOn(-4)]
    await open('/daily', { attempts, days: { days: new Set([dayNumber(-1), dayNumber(-3)]) } })
    const streak = await region('Streak')
    expect(streak).toHaveTextContent('3 days')
    expect(streak).toHaveTextContent('Answer one question today to make it 4 days.')
    expect(streak).toHaveTextContent('You have used the free day of this month.')
    expect(streak).toHaveTextContent('Daily quizzes, last 7 days: 2')
    const week = within(streak)
      .getAllByRole('listitem')
      .map((day) => day.textContent.replace(/^.*: /, ''))
    expect(week).toEqual([
      'no practice',
      'no practice',
      'practised',
      'practised',
      'free day',
      'practised',
      'no practice',
    ])
  })

  it('begins with nothing, without blame', async () => {
    await open('/daily', { days: {} })
    const streak = await region('Streak')
    expect(streak).toHaveTextContent('No streak yetAnswer one question today to start a streak.')
  })

  it('is shown also when the daily quizzes cannot be read', async () => {
    await open('/daily', { attempts: [attemptOn(-1)], days: null })
    const streak = await region('Streak')
    expect(streak).toHaveTextContent('1 day')
    expect(within(streak).getByRole('alert')).toHaveTextContent('Your daily quizzes could not be loaded.')
    expect(within(streak).getByRole('button', { name: 'Try Again' })).toBeVisible()
  })

  it('waits for the revision answers on the device, which count too', async () => {
    await open('/daily', { attempts: [attemptOn(-1)], days: {}, cardsKnown: false })
    expect(within(await region('Streak')).getByRole('status', { name: 'Loading streak' })).toBeVisible()
    client.clear()
  })

  it('says that a quiz waits for the account', async () => {
    await open('/daily', { days: { waits: true, isFromAccount: false } })
    expect(await region('Streak')).toHaveTextContent('It counts on the day when you are next online.')
  })
})

describe('the quiz of a day', () => {
  it('that has not come opens at midnight in India', async () => {
    await open(`/daily/${dayText(1)}`)
    expect(await screen.findByText(/This quiz opens on/)).toBeVisible()
    expect(title()).toBe('Not open yet')
    expect(screen.getByRole('link', { name: "Go to Today's Quiz" })).toHaveAttribute('href', '/daily')
  })

  it('that is older than thirty days is no longer there', async () => {
    await open(`/daily/${dayText(-31)}`)
    expect(await screen.findByText(/You can take the quizzes of the last 30 days/)).toBeVisible()
  })

  it('that nobody drew is told, and so is an address that is no day', async () => {
    await open(`/daily/${dayText(-1)}`, { quizzes: { [dayText(-1)]: null } })
    expect(await screen.findByText('No quiz for this day')).toBeVisible()
    await open('/daily/2026-02-30')
    expect(title()).toBe('This date does not exist')
  })

  it('is sat without a clock, and its result leads back to the daily quiz', async () => {
    await open(`/daily/${dayText()}`)
    expect(await screen.findByText('No time limit')).toBeVisible()
    await takeQuiz(dayText())
    expect(screen.getByText('1 of 2 correct')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to daily quiz' })).toHaveAttribute('href', '/daily')
    expect(await screen.findByText(/today, and this quiz counts for a streak/)).toBeVisible()
  })

  it('shows its answers once its day is over, and not before', async () => {
    await open(`/daily/${dayText(-1)}?answers`)
    expect(await screen.findByRole('heading', { name: 'Answers' })).toBeVisible()
    expect(screen.getAllByText('Capital of Telangana?').length).toBeGreaterThan(0)
    await open(`/daily/${dayText()}?answers`)
    expect(await screen.findByRole('radio', { name: /Hyderabad/ })).toBeVisible()
  })
})
