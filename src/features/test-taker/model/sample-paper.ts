import { tests } from '@/config/limits'
import { makePaper, type Paper } from '@/domain/paper'
import { testQuestionDefaults } from '@/domain/question/question'

/** The placeholder test of spec section 9: it says in its title and in each question that it is a sample. */
export function samplePaper(): Paper {
  const questions = Array.from({ length: tests.defaultQuestionCount }, (_, index) => ({
    id: String(index + 1),
    text: `Sample question ${index + 1}: a placeholder, not part of any real test.`,
    options: testQuestionDefaults.options ?? [],
    correctAnswer: testQuestionDefaults.correctAnswer ?? 0,
    explanation: null,
    image: null,
    topic: null,
  }))
  return makePaper({ title: 'Sample test (placeholder)', minutes: tests.defaultQuestionCount, questions })
}
