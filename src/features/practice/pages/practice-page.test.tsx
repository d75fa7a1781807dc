import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../../tests/testing/dialog-in-jsdom'
import { latestCorrectionsQuery } from '@/content/corrections/queries'
import { questionIndexQuery } from '@/content/question-index/queries'
import { writeIndex } from '@/content/question-index/schema'
import type { Paper } from '@/domain/paper'
import { questionRef } from '@/domain/question/ref'
import { isOnlyLookedAt } from '@/domain/sitting/test-ref'
import { paperOf } from '@/domain/testing/sitting-samples'
import { createDeviceStore, forgetOwner, visitor } from '@/lib/device/device-store'
import { reportReached, reportUnreached } from '@/lib/device/network-state'
import { attemptStore } from '@/own/attempts/testing/attempt-samples'
import { readAlready } from '../../../../tests/testing/read-already'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { OwnTestPage } from './own-test-page'
import { PracticePage } from './practice-page'

const papers: Record<string, Paper> = {
  'quiz/money': { ...paperOf(6), title: 'Money' },
  'quiz/law': { ...paperOf(5), title: 'Law' },
}

/** The index knows a question of the first quiz that the quiz has no longer. */
const index = {
  version: 'v',
  parts: writeIndex(
    Object.entries(papers).flatMap(([key, { questions }]) =>
      [...questions.map(({ id }) => id), ...(key === 'quiz/money' ? ['gone'] : [])].map((id) => ({
        ref: questionRef(key, id),
        topic: key === 'quiz/money' ? 'Economy' : 'Polity',
        access: { kind: 'free' } as const,
      })),
    ),
  ),
}

async function keepPapers() {
  const store = createDeviceStore('question-papers', { atSignOut: 'forgotten' })
  const times = Object.fromEntries(Object.keys(papers).map((key) => [key, Date.now()]))
  await store.setMany(visitor, [...Object.entries(papers), ['times', times]])
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}
const address = () => screen.getByLabelText('address').textContent

function visit(at = '/practice', stored: typeof index | null = index) {
  cleanup()
  render(
    <QueryClientProvider
      client={readAlready(
        [
          [latestCorrectionsQuery.queryKey, []],
          ...(stored ? [[questionIndexQuery.queryKey, stored] as const] : []),
        ],
        stored ? [] : [questionIndexQuery.queryKey],
      )}
    >
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/practice" element={<PracticePage />} />
          <Route path="/practice/:practiceId" element={<OwnTestPage />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** What the builder says of its choice. */
const told = () => screen.getAllByRole('status').filter((one) => one.tagName === 'P')[0] ?? document.body
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const startButton = (name = 'Start practice') => screen.findByRole('button', { name })
const attempts = () => attemptStore.list(visitor)

beforeEach(async () => {
  setSignedIn(false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    return new Response(null, { headers: { date: new Date(Date.now()).toUTCString() } })
  })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await keepPapers()
})
afterEach(async () => {
  reportReached()
  vi.restoreAllMocks()
  await forgetOwner(visitor)
})

describe('the builder', () => {
  it('tells how many questions a choice has before it begins', async () => {
    visit()
    await startButton()
    expect(told()).toHaveTextContent('12 questions to choose from. All are new to you.')
    expect(told()).toHaveTextContent('The practice will have only these 12 questions.')
    fireEvent.click(screen.getByRole('checkbox', { name: /Polity/ }))
    await waitFor(() => expect(told()).toHaveTextContent('5 questions to choose from'))
  })

  it('says what to do when there is nothing to draw, and begins nothing', async () => {
    visit()
    fireEvent.click(await screen.findByRole('radio', { name: 'Only mistakes' }))
    await waitFor(() => expect(told()).toHaveTextContent('No mistakes yet.'))
    expect(within(told()).getByRole('link', { name: 'Take a quiz' })).toBeVisible()
    expect(await startButton()).toBeDisabled()
    fireEvent.click(screen.getByRole('radio', { name: 'Only saved' }))
    await waitFor(() => expect(told()).toHaveTextContent('No saved questions yet.'))
  })

  it('refuses a number of questions with a word', async () => {
    visit()
    fireEvent.change(await screen.findByRole('spinbutton', { name: 'Number of questions' }), {
      target: { value: '3' },
    })
    press('Start practice')
    expect(await screen.findByText('Choose 5 to 100 questions')).toBeVisible()
    expect(address()).toBe('/practice')
  })

  it('asks again when the list of questions could not be loaded', async () => {
    visit('/practice', null)
    expect(await screen.findByRole('heading', { name: 'Failed to load the questions' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })

  it('has only what is on the device while there is no network', async () => {
    await createDeviceStore('question-papers', { atSignOut: 'forgotten' }).setMany(visitor, [
      ['times', { 'quiz/law': Date.now() }],
    ])
    visit()
    await startButton()
    act(() => reportUnreached(null))
    await waitFor(() => expect(told()).toHaveTextContent('5 questions on this device'))
  })

  it('says so when nothing is on the device and there is no network', async () => {
    await forgetOwner(visitor)
    reportUnreached(null)
    visit()
    expect(await screen.findByText(/You are offline, and no questions are on this device yet/)).toBeVisible()
  })
})

describe('a practice', () => {
  it('begins once however often Start is pressed, without what is gone, and outlives a reload', async () => {
    visit('/practice?topic=Economy&count=5')
    await startButton()
    press('Start practice')
    press(/Start practice|Starting/)
    expect(await screen.findByText('Question 1 of 5')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Practice: Economy' })).toBeVisible()
    fireEvent.click(screen.getByRole('radio', { name: /B\.\s*second/ }))
    expect(await screen.findByRole('button', { name: 'Submit (1)' })).toBeEnabled()
    const begun = await attempts()
    expect(begun).toHaveLength(1)
    expect(begun[0]).toMatchObject({ status: 'running', total: 5, title: 'Practice: Economy' })

    const asked = screen.getByRole('heading', { level: 2 }).textContent
    visit(address())
    expect(await screen.findByRole('button', { name: 'Submit (1)' })).toBeEnabled()
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(asked)
    press('Submit (1)')
    press('Submit Practice')
    expect(await screen.findByRole('heading', { name: 'Practice results' })).toBeVisible()
    expect(screen.getByText('1 of 5 correct')).toBeVisible()
    // Its address without the attempt leads to the results too, and begins nothing.
    visit(address().split('?')[0])
    expect(await screen.findByRole('heading', { name: 'Practice results' })).toBeVisible()
    expect(await attempts()).toHaveLength(1)
  })

  it('says when fewer can be had than there should be, and begins with those at the next press', async () => {
    visit('/practice?topic=Economy&count=7')
    await startButton()
    press('Start practice')
    expect(await screen.findByText(/Only 6 of 7 questions could be loaded/)).toBeVisible()
    expect(address()).toBe('/practice?topic=Economy&count=7')
    expect(await attempts()).toHaveLength(0)
    // It stays while the network goes and comes back.
    act(() => reportUnreached(null))
    await waitFor(() => expect(told()).toHaveTextContent('on this device'))
    expect(screen.getByText(/Only 6 of 7 questions could be loaded/)).toBeVisible()
    act(() => reportReached())
    // Another choice is another practice.
    fireEvent.click(screen.getByRole('radio', { name: 'Study mode' }))
    expect(await startButton('Start studying')).toBeEnabled()
    expect(screen.queryByText(/could be loaded/)).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: 'No time limit' }))
    await startButton('Start with these 6')
    press('Try Again')
    // There are no more of them now.
    await waitFor(() => {
      const start = screen.queryByRole('button', { name: 'Start with these 6' })
      if (start) fireEvent.click(start)
      expect(screen.getByText('Question 1 of 6')).toBeVisible()
    })
    expect(await attempts()).toHaveLength(1)
  })

  it('fills a place with another question where there are others', async () => {
    visit('/practice?topic=Economy&count=6')
    await startButton()
    press('Start practice')
    expect(await screen.findByText('Question 1 of 6')).toBeVisible()
  })

  it('is timed in whole minutes', async () => {
    visit('/practice?topic=Polity&count=5&mode=timed')
    fireEvent.change(await screen.findByRole('spinbutton', { name: 'Seconds for each question' }), {
      target: { value: '30' },
    })
    press('Start practice')
    expect(await screen.findByRole('timer', { name: 'Time left' })).toHaveTextContent(/^0?(3:00|2:5\d)$/)
  })

  it('asks its mistakes again, and leads back to the result', async () => {
    visit('/practice?topic=Polity&count=5')
    await startButton()
    press('Start practice')
    fireEvent.click(await screen.findByRole('radio', { name: /A\.\s*first/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Submit (1)' }))
    press('Submit Practice')
    const fix = await screen.findByRole('button', { name: /^Fix 1 mistake/ })
    const result = address()
    fireEvent.click(fix)
    expect(await screen.findByText('Question 1 of 1')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mistakes: Practice: Polity')
    fireEvent.click(await screen.findByRole('radio', { name: /B\.\s*second/ }))
    press('Check answer')
    fireEvent.click(await screen.findByRole('button', { name: 'See results' }))
    expect(await screen.findByRole('heading', { name: 'Study results' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', result)
  })

  it('is not here when nobody knows it', async () => {
    visit('/practice/unknown')
    expect(await screen.findByRole('heading', { name: 'Practice not found' })).toBeVisible()
  })
})

describe('study mode', () => {
  const begin = async () => {
    visit('/practice?topic=Polity&count=5&mode=study')
    await startButton('Start studying')
    press('Start studying')
    await screen.findByText('Question 1 of 5')
  }
  const key = (name: string) => fireEvent.keyDown(document.body, { key: name })

  it('tells after each question, keeps it over a reload, and ends with the results', async () => {
    await begin()
    expect(screen.queryByRole('timer')).toBeNull()
    key('b')
    key('Enter')
    expect(await screen.findByText('Correct.')).toBeVisible()
    expect(await screen.findByText('1 done')).toBeVisible()
    // A reload shows the question that was checked, with what is right.
    visit(address())
    expect(await screen.findByRole('button', { name: 'Next question' })).toBeVisible()
    press('Next question')
    expect(await screen.findByText('Question 2 of 5')).toBeVisible()
    press('I don’t know')
    expect(await screen.findByText('2 done')).toBeVisible()
    visit(address())
    // Who did not know cannot answer it once it has been told.
    expect(await screen.findByText('The right answer is B.')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    for (const [place, answer] of ['a', 'b', 'b'].entries()) {
      press('Next question')
      await screen.findByText(`Question ${place + 3} of 5`)
      key(answer)
      key('Enter')
      await screen.findByText(`${place + 3} done`)
    }
    press('See results')
    expect(await screen.findByRole('heading', { name: 'Study results' })).toBeVisible()
    expect(screen.getByText('3 of 5 correct')).toBeVisible()
    expect(screen.queryByText(/^You did/)).toBeNull()
  })

  it('asks once before it is finished with questions left', async () => {
    await begin()
    key('b')
    key('Enter')
    await screen.findByText('1 done')
    press('Finish')
    const dialog = await screen.findByRole('dialog', { name: 'Finish now?' })
    expect(dialog).toHaveTextContent('You have 4 of 5 questions left.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    press('Finish')
    press('Finish and see results')
    expect(await screen.findByRole('heading', { name: 'Study results' })).toBeVisible()
    expect(screen.getByText(/^You did 1 of 5 questions\./)).toBeVisible()
  })

  it('has no result without an answer, says so, and is not among the attempts that are listed', async () => {
    await begin()
    press('Finish')
    const dialog = await screen.findByRole('dialog', { name: 'Finish now?' })
    expect(dialog).toHaveTextContent('You have not answered anything yet, so there is no result.')
    expect(within(dialog).queryByRole('button', { name: /results/i })).toBeNull()
    fireEvent.click(within(dialog).getByRole('link', { name: 'Leave' }))
    expect(await startButton()).toBeVisible()
    expect(address()).toBe('/practice')
    expect((await attempts()).filter((attempt) => !isOnlyLookedAt(attempt))).toEqual([])
  })

  it('is listed and finished with a result where its questions were all given up', async () => {
    await begin()
    press('I don’t know')
    await screen.findByText('1 done')
    const [running, ...none] = await attempts()
    expect(none).toEqual([])
    expect(running && isOnlyLookedAt(running)).toBe(false)
    press('Finish')
    press('Finish and see results')
    expect(await screen.findByRole('heading', { name: 'Study results' })).toBeVisible()
    const [finished] = await attempts()
    expect(finished && isOnlyLookedAt(finished)).toBe(false)
  })
})
