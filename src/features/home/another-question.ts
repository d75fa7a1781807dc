import { quizCategories } from '@/config/quiz-categories'
import { landingRepository } from './landing-repository'
import { createQuestionSource } from './model/question-source'

const source = createQuestionSource(quizCategories, (subject) => landingRepository.questionsOf(subject))

/** Another question of a published quiz; null when there is none. @throws AppError when the read fails. */
export const anotherQuestion = () => source.next()
