import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import '../../../tests/testing/dialog-in-jsdom'
import '../../../tests/testing/rich-in-jsdom'
import { makePaper, type Paper } from '@/domain/paper'
import type { Question } from '@/domain/question/question'
import type { Language, RichText } from '@/domain/rich-text'
import { type QuestionResult, resultsOf } from '@/domain/sitting/results'
import { reduceSitting } from '@/domain/sitting/sitting'
import { testKey } from '@/domain/sitting/test-ref'
import { begin, begunWith } from '@/domain/testing/sitting-samples'
import { ReviewList } from '@/features/results'
import { visitor } from '@/lib/device/device-store'
import { attemptStore } from '@/own/attempts/testing/attempt-samples'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { NewSitting } from './before-the-test/new-sitting'
import { QuestionPaper } from './exam-screen/dialogs/question-paper'

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
})

const question = (id: string, text: RichText, over: Partial<Question> = {}): Question => ({
  id,
  text,
  options: ['one', 'two', 'three', 'four'],
  correctAnswer: 1,
  explanation: null,
  image: null,
  topic: null,
  ...over,
})
const figure = (name: string): RichText => [
  { type: 'figure', image: `https://files.example/${name}.svg`, alt: name, width: 40, height: 30 },
]

const questions = [
  question(
    'river',
    { en: 'Which river?', te: 'ఏ నది?', hi: 'कौन सी नदी?' },
    {
      options: [
        { en: 'Krishna', te: 'కృష్ణా', hi: 'कृष्णा' },
        { en: 'Godavari', te: 'గోదావరి', hi: 'गोदावरी' },
      ],
    },
  ),
  question('rain', { en: 'How much rain?' }, { set: 's', options: [{ en: 'Little' }, { en: 'Much' }] }),
  question(
    'driest',
    { en: 'Which is driest?', te: 'అత్యల్పం ఏది?' },
    {
      set: 's',
      options: [{ en: 'Guntur' }, { en: 'Kadapa', te: 'కడప' }],
    },
  ),
  question('half', 'How much is half of five?', { kind: 'numeric', options: [], correctAnswer: 2.5 }),
  question('wettest', 'Which is wettest?', { set: 's' }),
  question('shape', 'Which shape?', { options: ['a', 'b', 'c', 'd'].map(figure) }),
]

const paperIn = (languages: readonly Language[]): Paper =>
  makePaper({
    title: 'Screening',
    minutes: 10,
    questions,
    layout: {
      languages,
      sets: [{ id: 's', title: 'Directions', text: { en: 'The table of rain.', te: 'వర్షపాత పట్టిక.' } }],
    },
  })

let tests = 0
async function instructions(paper: Paper, owner = visitor) {
  const testRef = { kind: 'mock', mockTestId: `languages-${tests++}` } as const
  const shown = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NewSitting owner={owner} testRef={testRef} scope="all" paper={paper} onTakeOver={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'I am ready to begin' })
  const kept = async () => {
    const summaries = await attemptStore.list(visitor)
    const id = summaries.find((summary) => summary.testKey === testKey(testRef))?.id
    return id === undefined ? null : attemptStore.load(visitor, id)
  }
  return { ...shown, kept }
}

async function begun(paper: Paper) {
  const sitting = await instructions(paper)
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'I am ready to begin' }))
  await screen.findByRole('timer')
  return sitting
}

const choice = () => screen.getByRole('combobox', { name: 'View questions in' })
const read = (name: string) => userEvent.selectOptions(choice(), name)
const goTo = async (number: number) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Question ${number},`) }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent(`Question ${number}`))
}

describe('the languages of a paper', () => {
  test('the instructions offer each by its own name, or both, and say which counts', async () => {
    await instructions(paperIn(['en', 'te']))
    const group = screen.getByRole('group', { name: 'View questions in' })
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['English', 'తెలుగు', 'Both'])
    expect(within(group).getByRole('radio', { name: 'English' })).toBeChecked()
    expect(within(group).getByText('తెలుగు')).toHaveAttribute('lang', 'te')
    expect(screen.getByText(/^If the languages differ, the English text is the official one\./)).toBeVisible()
  })

  test('of three, two can be read together, and the first counts', async () => {
    await instructions(paperIn(['hi', 'en', 'te']))
    expect(screen.getAllByRole('radio')).toHaveLength(6)
    expect(screen.getByRole('radio', { name: 'हिन्दी' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'हिन्दी + English' })).not.toBeChecked()
    expect(screen.getByText(/the Hindi text is the official one/)).toBeVisible()
  })

  test('a paper in one language shows no choice', async () => {
    await begun(paperIn([]))
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByText('Which river?')).toBeVisible()
  })

  test('what is chosen at the instructions shows, each text in its language, and letters stay', async () => {
    await instructions(paperIn(['en', 'te']))
    await userEvent.click(screen.getByRole('radio', { name: 'Both' }))
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: 'I am ready to begin' }))
    await screen.findByRole('timer')
    expect(screen.getByText('Which river?')).toHaveAttribute('lang', 'en')
    expect(screen.getByText('ఏ నది?')).toHaveAttribute('lang', 'te')
    expect(screen.getByRole('radio', { name: /^A\.\s*Krishna\s*కృష్ణా$/ })).not.toBeChecked()
  })

  test('what is the same in both languages shows once', async () => {
    const same = question(
      'year',
      { en: 'Which year?', te: 'ఏ సంవత్సరం?' },
      { options: ['2021', '2022'].map((year) => ({ en: year, te: year })) },
    )
    await instructions(
      makePaper({ title: 'A', minutes: 1, questions: [same], layout: { languages: ['en', 'te'] } }),
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Both' }))
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: 'I am ready to begin' }))
    await screen.findByRole('timer')
    expect(screen.getByText('ఏ సంవత్సరం?')).toBeVisible()
    expect(screen.getAllByText('2021')).toHaveLength(1)
  })

  test('the switch changes neither answer nor clock nor place', async () => {
    const { kept } = await begun(paperIn(['en', 'te']))
    await userEvent.click(screen.getByRole('radio', { name: /Godavari/ }))
    await waitFor(async () => expect((await kept())?.sitting.questions[0]?.option).toBe(1))
    const before = (await kept())?.sitting
    const timer = screen.getByRole('timer')
    const answer = screen.getByRole('radio', { name: /Godavari/ })
    await read('తెలుగు')
    expect(screen.queryByText('Which river?')).toBeNull()
    // The same elements still, not others in their place.
    expect(screen.getByRole('radio', { name: /గోదావరి/ })).toBe(answer)
    expect(answer).toBeChecked()
    expect(screen.getByRole('timer')).toBe(timer)
    expect((await kept())?.sitting).toEqual(before)
  })

  test('a number that is half typed stays', async () => {
    await begun(paperIn(['en', 'te']))
    await goTo(4)
    const input = screen.getByRole('textbox')
    await userEvent.type(input, '-')
    await read('Both')
    expect(screen.getByRole('textbox')).toBe(input)
    expect(input).toHaveValue('-')
  })

  test('keys of the exam still answer while the switch has the focus', async () => {
    await begun(paperIn(['en', 'te']))
    choice().focus()
    await userEvent.keyboard('b')
    await waitFor(() => expect(screen.getByRole('radio', { name: /Godavari/ })).toBeChecked())
    expect(choice()).toHaveDisplayValue('English')
  })

  test('the next test begins in the language that was chosen, for this student alone', async () => {
    const { unmount } = await begun(paperIn(['en', 'te']))
    await read('తెలుగు')
    unmount()
    const next = await instructions(paperIn(['en', 'te']))
    expect(screen.getByRole('radio', { name: 'తెలుగు' })).toBeChecked()
    next.unmount()
    await instructions(paperIn(['en', 'te']), 'another student')
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
  })

  test('a paper without the chosen language is read in the one that counts', async () => {
    localStorage.setItem(`reading-languages:${visitor}`, 'te')
    await instructions(paperIn(['hi', 'en']))
    expect(screen.getByRole('radio', { name: 'हिन्दी' })).toBeChecked()
  })

  test('a question without a translation says so once; a single option without one says so itself', async () => {
    await begun(paperIn(['en', 'te']))
    await read('తెలుగు')
    await goTo(2)
    expect(screen.getByText('This question is not available in Telugu.')).toBeVisible()
    expect(screen.getByText('How much rain?')).toHaveAttribute('lang', 'en')
    expect(screen.queryByText('Not in Telugu')).toBeNull()
    await goTo(3)
    expect(screen.queryByText('This question is not available in Telugu.')).toBeNull()
    expect(screen.getAllByText('Not in Telugu')).toHaveLength(1)
  })
})

describe('what several questions share', () => {
  test('stands beside its questions, named with their numbers, and no other', async () => {
    await begun(paperIn([]))
    expect(screen.queryByRole('region', { name: /^Directions/ })).toBeNull()
    await goTo(2)
    expect(screen.getByRole('region', { name: 'Directions 2 to 3, 5' })).toHaveTextContent(
      'The table of rain.',
    )
    expect(document.activeElement).toHaveAccessibleDescription('Part of Directions 2 to 3, 5')
    await goTo(4)
    expect(screen.queryByRole('region', { name: /^Directions/ })).toBeNull()
    expect(document.activeElement).not.toHaveAccessibleDescription()
  })

  test('keeps the line that is read, and whether it is folded, from question to question and back', async () => {
    await begun(paperIn([]))
    await goTo(2)
    const box = () => screen.getByRole('region', { name: /^Directions/ })
    fireEvent.scroll(box(), { target: { scrollTop: 120 } })
    const before = box()
    await goTo(3)
    expect(box()).toBe(before)
    await goTo(1)
    await goTo(5)
    expect(box().scrollTop).toBe(120)

    const fold = (name: string) => screen.getByRole('button', { name })
    expect(fold('Hide passage')).toHaveAttribute('aria-expanded', 'true')
    fold('Hide passage').focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('region', { name: /^Directions/ })).toBeNull()
    await goTo(4)
    await goTo(3)
    expect(fold('Show passage')).toHaveAttribute('aria-expanded', 'false')
    fold('Show passage').focus()
    await userEvent.keyboard(' ')
    expect(box().scrollTop).toBe(120)
  })

  test('stands in the question paper and in the review once, before the first question that shows', () => {
    const paper = paperIn(['en', 'te'])
    const running = begunWith(paper, [
      { type: 'go', to: 2 },
      { type: 'choose', option: 1 },
    ])
    if (running.status !== 'running') throw new Error('the test is over')
    const { unmount } = render(
      <PaperLanguages paper={paper} owner={visitor}>
        <QuestionPaper paper={paper} sitting={running} onGo={() => undefined} onClose={() => undefined} />
      </PaperLanguages>,
    )
    expect(screen.getAllByText('The table of rain.')).toHaveLength(1)
    unmount()

    const sitting = reduceSitting(running, { type: 'submit' }, begin + 1000)
    const results = sitting.status === 'submitted' ? resultsOf({ paper, sitting }) : null
    const client = new QueryClient()
    const review = (outcomes: readonly QuestionResult[]) => (
      <QueryClientProvider client={client}>
        <PaperLanguages paper={paper} owner={visitor}>
          <ReviewList paper={paper} outcomes={outcomes} testKey="mock/m" reporting={null} />
        </PaperLanguages>
      </QueryClientProvider>
    )
    const asked = results?.questions ?? []
    const { rerender } = render(review(asked))
    const itemOfSet = () => screen.getByRole('region', { name: 'Directions 2 to 3, 5' }).closest('li')
    expect(itemOfSet()).toHaveTextContent('How much rain?')
    rerender(review(asked.filter(({ outcome }) => outcome === 'correct')))
    expect(itemOfSet()).toHaveTextContent('Which is driest?')
  })
})

describe('options that are figures', () => {
  test('are chosen by their letter, and enlarged without being chosen', async () => {
    await begun(paperIn([]))
    await goTo(6)
    await userEvent.click(await screen.findByRole('button', { name: 'Enlarge figure: C, c' }))
    const dialog = screen.getByRole('dialog', { name: 'Figure: C, c' })
    expect(within(dialog).getByRole('img', { name: 'C, c' })).toBeVisible()
    // Its keys are its own.
    await userEvent.keyboard('b{ArrowLeft}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /^C\.\s*c$/ }))
    await waitFor(() => expect(screen.getByRole('radio', { name: /^C\.\s*c$/ })).toBeChecked())
  })
})
