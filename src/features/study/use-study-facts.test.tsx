import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { importantQuery } from '@/content/current-affairs/queries'
import { closingJobsQuery } from '@/content/jobs/closing-jobs'
import { liveTestsQuery } from '@/content/live-tests/queries'
import { ranksQuery } from '@/content/ranks/queries'
import { resultsOf } from '@/domain/sitting/results'
import { reduceSitting } from '@/domain/sitting/sitting'
import { placesOf } from '@/domain/sitting/test-ref'
import { suggest } from '@/domain/study/suggest'
import { begin, begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { Result } from '@/features/results'
import { visitor } from '@/lib/device/visitor'
import { answerSheetsQuery, historyQuery } from '@/own/attempts'
import { attemptOf, attemptStore } from '@/own/attempts/testing/attempt-samples'
import { cardsQuery } from '@/own/cards/query'
import { preferencesQuery } from '@/own/preferences/query'
import { Suggestions } from '@/ui/suggestion/suggestions'
import { readAlready } from '../../../tests/testing/read-already'
import { setSignedIn } from '../../../tests/testing/signed-in'
import { useStudyFacts } from './use-study-facts'
import { useWork } from './use-work'

/** Of Economy one of four questions is right, of Polity two of three. */
const plain = paperOf(7)
const paper = paperOf(7, {
  questions: plain.questions.map((question, n) => ({ ...question, topic: n < 4 ? 'Economy' : 'Polity' })),
})
const sitting = reduceSitting(
  begunWith(
    paper,
    [1, 0, 0, 0, 1, 1, 0].flatMap(
      (option) => [{ type: 'choose', option }, { type: 'save-and-next' }] as const,
    ),
  ),
  { type: 'submit' },
  begin + 60_000,
)

function Home() {
  const facts = useStudyFacts(visitor, useWork(visitor), true)
  return <Suggestions title="Next steps" suggestions={facts && suggest(facts).next} />
}

/** What a list suggests of a topic, and where it leads. */
async function topicIn(list: string) {
  const row = await waitFor(
    () => within(screen.getByRole('region', { name: list })).getByRole('link', { name: /of 4 right/ }),
    { timeout: 10_000 },
  )
  return [row.textContent, row.getAttribute('href')]
}

test('home and the result of an attempt name the same weak topic', async () => {
  setSignedIn(false)
  if (sitting.status !== 'submitted') throw new Error('it must be over')
  const attempt = { ...attemptOf(paper, sitting), testKey: 'mock/m' }
  const results = resultsOf(attempt)
  if (!results) throw new Error('it has a result')
  render(
    <QueryClientProvider client={readAlready([[ranksQuery(attempt.testKey).queryKey, null]], [])}>
      <MemoryRouter>
        <Result
          owner={visitor}
          attempt={attempt}
          results={results}
          places={placesOf({ kind: 'mock', mockTestId: 'm' })}
          more={[]}
          again={null}
          practise={null}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const [text, to] = await topicIn('After that')
  expect(text).toBe('Practise Economy1 of 4 right')
  cleanup()

  await attemptStore.save(visitor, attempt)
  const client = readAlready(
    [
      [preferencesQuery(visitor).queryKey, { exam: '', examDay: null, minutes: 20, extraTime: 'none' }],
      [cardsQuery(visitor).queryKey, new Map()],
      [importantQuery.queryKey, []],
      [closingJobsQuery.queryKey, []],
      [liveTestsQuery.queryKey, []],
      [['plan', visitor, 'packages', { exam: '', latest: null }], []],
    ],
    [historyQuery(visitor).queryKey, answerSheetsQuery(visitor).queryKey],
  )
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Home />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await topicIn('Next steps')).toEqual([`${text} in ${paper.title}`, to])
})
