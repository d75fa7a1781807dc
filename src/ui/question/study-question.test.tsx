import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Paper } from '@/domain/paper'
import { paperOf } from '@/domain/testing/sitting-samples'
import { type StudyAnswer, StudyQuestion } from './study-question'

const explained = (over: Partial<Paper['questions'][number]> = {}): Paper => {
  const paper = paperOf(2)
  const questions = paper.questions.map((question) => ({
    ...question,
    explanation: `Because of ${question.id}.`,
    ...over,
  }))
  return { ...paper, questions }
}

/** The questions of a paper one after the other, as study mode has them. */
function Studied({ paper, onCheck }: { paper: Paper; onCheck: (given: StudyAnswer) => void }) {
  const [place, setPlace] = useState(0)
  const question = paper.questions[place]
  if (!question) return <p>The end</p>
  return (
    <StudyQuestion
      paper={paper}
      question={question}
      number={place + 1}
      onCheck={onCheck}
      onNext={() => setPlace(place + 1)}
      foot={<button type="button">Report this question</button>}
    />
  )
}

function show(paper: Paper) {
  const onCheck = vi.fn<(given: StudyAnswer) => void>()
  render(<Studied paper={paper} onCheck={onCheck} />)
  return onCheck
}
const button = (name: string) => screen.getByRole('button', { name })

test('a wrong answer is told at once, with what is right and why, and Next has the focus', async () => {
  const onCheck = show(explained())
  expect(button('Check answer')).toBeDisabled()
  expect(screen.queryByText(/Because of/)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /A\.\s*first/ }))
  await userEvent.click(button('Check answer'))
  expect(onCheck).toHaveBeenCalledExactlyOnceWith({ answer: 0, outcome: 'wrong' })
  expect(screen.getByRole('status')).toHaveTextContent('Not this one. The right answer is B.')
  expect(screen.getByText('Because of q1.')).toBeVisible()
  expect(screen.getByText('Correct answer')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(button('Next question')).toHaveFocus()
})

test('the whole of it goes by keys: a letter chooses, Enter checks, Enter goes on', async () => {
  const onCheck = show(explained())
  await userEvent.keyboard('b')
  expect(screen.getByRole('radio', { name: /B\.\s*second/ })).toBeChecked()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent(/^Correct\.$/)
  // What is right cannot be chosen any more.
  await userEvent.keyboard('a{Enter}')
  expect(screen.getByRole('heading', { name: 'What is question 2?' })).toHaveFocus()
  await userEvent.keyboard('3{Enter}{Enter}')
  expect(screen.getByText('The end')).toBeVisible()
  expect(onCheck.mock.calls.map(([{ answer }]) => answer)).toEqual([1, 2])
})

test('who does not know is shown what is right, and it counts as not answered', async () => {
  const onCheck = show(explained())
  await userEvent.click(screen.getByRole('radio', { name: /A\.\s*first/ }))
  await userEvent.click(button('I don’t know'))
  expect(onCheck).toHaveBeenCalledExactlyOnceWith({ answer: null, outcome: 'unanswered' })
  expect(screen.getByRole('status')).toHaveTextContent(/^The right answer is B\.$/)
  expect(screen.queryByText('Your answer')).toBeNull()
})

test('several right options are all chosen before it is checked', async () => {
  const onCheck = show(explained({ kind: 'several', correctAnswer: 5 }))
  await userEvent.keyboard('ad')
  await userEvent.keyboard('dc{Enter}')
  expect(onCheck).toHaveBeenCalledExactlyOnceWith({ answer: 5, outcome: 'correct' })
})

test('a number is typed and checked with Enter', async () => {
  const onCheck = show(explained({ kind: 'numeric', options: [], correctAnswer: { from: 2.4, to: 2.6 } }))
  await userEvent.type(screen.getByRole('textbox', { name: 'What is question 1?' }), '3{Enter}')
  expect(onCheck).toHaveBeenCalledExactlyOnceWith({ answer: 3, outcome: 'wrong' })
  expect(screen.getByRole('status')).toHaveTextContent('The right answer is 2.4 to 2.6.')
})

test('a double press on Check shows the reason', async () => {
  show(explained())
  await userEvent.keyboard('b')
  await userEvent.dblClick(button('Check answer'))
  expect(screen.getByText('Because of q1.')).toBeVisible()
})

test('a question that was answered before shows how, and steals no focus', () => {
  const paper = explained()
  const [question] = paper.questions
  if (!question) throw new Error('no question')
  const onCheck = vi.fn()
  render(
    <StudyQuestion
      paper={paper}
      question={question}
      number={1}
      answered={{ answer: 0 }}
      onCheck={onCheck}
      onNext={() => undefined}
      nextLabel="Finish"
    />,
  )
  expect(screen.getByText('Your answer')).toBeVisible()
  expect(button('Finish')).not.toHaveFocus()
  expect(onCheck).not.toHaveBeenCalled()
})
