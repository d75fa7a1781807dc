import { expect, test } from 'vitest'
import { emptyForm, FormFaults, formOf, languagesOfForm, valueOfForm } from './question-form'
import { optionKey, shownQuestion } from './question-value'

const stored = {
  id: 'q1',
  question: { en: 'Which river?', te: 'ఏ నది?' },
  options: ['Godavari', { en: 'Krishna', te: 'కృష్ణా' }],
  correctAnswer: 1,
  explanation: 'It does.',
  marking: { correct: '2', unanswered: '-1' },
  answeredBy: 'kept',
}

test('a form that nobody touched is the stored question', () => {
  expect(valueOfForm(formOf(stored), stored)).toEqual(stored)
})

test('one language of a text is edited, and the others stay as they are stored', () => {
  const question = {
    en: [{ type: 'paragraph', content: ['A ', { type: 'emphasis', text: 'long' }, ' river'] }],
    te: 'ఏ నది?',
  }
  const form = formOf({ ...stored, question })
  const edited = { ...form, text: { ...form.text, te: 'ఏ **పొడవైన** నది?' }, topic: 'Rivers' }
  expect(valueOfForm(edited, { ...stored, question })).toMatchObject({
    question: { en: question.en, te: [{ content: ['ఏ ', { type: 'strong', text: 'పొడవైన' }, ' నది?'] }] },
    topic: 'Rivers',
    marking: { correct: '2', unanswered: '-1' },
  })
})

test('a formula of a Word file stays as it was drawn while the words around it are edited', () => {
  const formula = { type: 'formula', mathml: '<math><mi>own</mi></math>', tex: 'x', plain: 'x' }
  const question = [{ type: 'paragraph', content: ['Find ', formula] }]
  const form = formOf({ ...stored, question })
  const edited = valueOfForm({ ...form, text: { en: 'Now find $x$' } }, { ...stored, question })
  expect(edited.question).toEqual([{ type: 'paragraph', content: ['Now find ', formula] }])
})

test('a blank option goes, and the key goes on pointing at the same option', () => {
  const value = { ...stored, options: ['One', 'Two', 'Three'], correctAnswer: 2 }
  const form = formOf(value)
  const options = [form.options[0] ?? {}, { en: ' ' }, form.options[2] ?? {}]
  expect(valueOfForm({ ...form, options }, value)).toMatchObject({
    options: ['One', 'Three'],
    correctAnswer: 1,
  })
})

test('options under older names are stored under today’s, and the key under one name', () => {
  const older = { text: 'Which?', option1: 'A', option2: 'B', correct: 1 }
  expect(valueOfForm({ ...formOf(older), topic: 'T' }, older)).toEqual({
    question: 'Which?',
    options: ['A', 'B'],
    correctAnswer: 1,
    topic: 'T',
  })
})

test('a number is one, or a range; what is none is named by its field', () => {
  const value = { id: 'n', question: 'How many?', type: 'numeric', answer: 6 }
  const form = formOf(value)
  expect(form.number).toBe('6')
  expect(valueOfForm({ ...form, number: '3.5 to 3.6' }, value)).toMatchObject({
    answerFrom: 3.5,
    answerTo: 3.6,
  })
  const read = () =>
    valueOfForm({ ...form, number: 'six', correct: 'two', text: { en: '![x](none.png)' } }, value)
  expect(read).toThrow(FormFaults)
  expect(read).toThrow(
    expect.objectContaining({
      faults: {
        number: expect.stringContaining('"six" is no number'),
        correct: expect.any(String),
        text: 'There is no picture "none.png": add it with the button',
      },
    }),
  )
})

test('a question without a key is shown with its options, and a press gives it one', () => {
  const { correctAnswer: _, ...value } = stored
  expect(shownQuestion(value, 4)).toMatchObject({
    answer: null,
    key: null,
    question: { options: { length: 2 } },
  })
  const mended = optionKey({ ...value, options: ['One', '', 'Three'], correct: 0 }, [1])
  expect(mended).toMatchObject({ correctAnswer: 2 })
  expect(mended).not.toHaveProperty('correct')
  expect(optionKey({ ...value, type: 'several' }, [1, 0])).toMatchObject({ correctAnswers: [0, 1] })
})

test('the form has a field for every language that the question or its paper has', () => {
  const form = formOf({ ...stored, question: 'ఏ నది?', options: ['ఒకటి', 'రెండు'], explanation: 'అవును.' })
  expect(languagesOfForm(form, [])).toEqual(['te'])
  expect(languagesOfForm(form, ['en'])).toEqual(['en', 'te'])
  expect(languagesOfForm(emptyForm('hi'), [])).toEqual(['hi'])
  expect(languagesOfForm(formOf(stored), ['en', 'hi'])).toEqual(['en', 'hi', 'te'])
})
