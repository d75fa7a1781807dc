import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../../../tests/testing/dialog-in-jsdom'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { QuestionPaper } from './question-paper'

test('every question stands there in its own language, with its picture', () => {
  const whole = paperOf(2)
  const paper = {
    ...whole,
    questions: whole.questions.map((question, index) =>
      index === 0 ? { ...question, text: 'దక్షిణ గంగ అని ఏ నదిని అంటారు?', image: 'images/river.svg' } : question,
    ),
  }
  const sitting = begunWith(paper)
  if (sitting.status !== 'running') throw new Error('the test is over')
  render(<QuestionPaper paper={paper} sitting={sitting} onGo={() => undefined} onClose={() => undefined} />)
  expect(screen.getByText(/దక్షిణ గంగ/)).toHaveAttribute('lang', 'te')
  expect(screen.getByText('What is question 2?')).not.toHaveAttribute('lang')
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Picture for question 1',
  ])
})
