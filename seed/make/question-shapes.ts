/** The document shapes in which questions are stored (spec section 3): the plain one, and older ones that still load. */
import type { SheetQuestion } from './question-sheet'

type StoredQuestion = Record<string, unknown>

const SHAPES: Record<string, (question: SheetQuestion, id: string) => StoredQuestion> = {
  plain: ({ section, ...question }, id) => ({ id, ...question, ...(section === null ? {} : { section }) }),
  older: ({ question, options, correctAnswer, explanation }, id) => ({
    id,
    text: question,
    choices: options,
    correct: correctAnswer,
    explanation,
  }),
  objects: ({ question, options, correctAnswer, explanation }, id) => ({
    id,
    title: question,
    options: options.map((text, index) => ({ text, isCorrect: index === correctAnswer })),
    reason: explanation,
  }),
  numbered: ({ question, options, correctAnswer, explanation }, id) => ({
    id,
    question,
    ...Object.fromEntries(options.map((text, index) => [`option${index + 1}`, text])),
    correctAnswer,
    explanation,
  }),
  answers: ({ question, options, correctAnswer, explanation }, id) => ({
    id,
    text: question,
    answers: options.map((text, index) => ({ text, isCorrect: index === correctAnswer })),
    reason: explanation,
  }),
  alternatives: ({ question, options, correctAnswer, explanation }, id) => ({
    id,
    title: question,
    alternatives: options,
    correctAnswer: `${correctAnswer}`,
    explanation,
  }),
  responses: ({ question, options, correctAnswer, explanation }, id) => ({
    id,
    question,
    responses: options,
    correct: `${correctAnswer}`,
    reason: explanation,
  }),
}

/** The questions of a sheet as they stand in the document `documentId`. Throws an Error for an unknown shape. */
export function storeQuestions(
  questions: SheetQuestion[],
  documentId: string,
  shape: string,
): StoredQuestion[] {
  const store = SHAPES[shape]
  if (store === undefined) throw new Error(`${documentId}: unknown question shape "${shape}"`)
  return questions.map((question, index) =>
    store(question, `${documentId}-q${`${index + 1}`.padStart(2, '0')}`),
  )
}
