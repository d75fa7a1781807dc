import { quizCategories } from '@/config/quiz-categories'
import { quizRepository } from '@/content/quizzes/repository'
import { landingLimits } from './model/landing-limits'
import { createQuestionSource } from './model/question-source'
import { briefQuestions } from './model/sample-question'

const source = createQuestionSource(quizCategories, async (subject) => {
  const quizzes = await quizRepository.withQuestions(subject, landingLimits.quizzes)
  return quizzes.flatMap(({ id, category, questions }) =>
    briefQuestions(questions, { quizId: id, subject: category ?? subject }),
  )
})

/** Another question of a published quiz; null when there is none. @throws AppError when the read fails. */
export const anotherQuestion = () => source.next()
