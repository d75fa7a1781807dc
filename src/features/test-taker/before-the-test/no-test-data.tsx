import { getEnv } from '@/config/env'
import { tests } from '@/config/limits'
import { makePaper, type Paper } from '@/domain/paper'
import { testQuestionDefaults } from '@/domain/question/question'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { TestMessage } from './test-message'

/** The placeholder test of spec section 9: it says in its title and in each question that it is a sample. */
function samplePaper(): Paper {
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

/**
 * A test without questions. Only with the debug flag it offers the placeholder of spec section 9, which says that it is
 * one (docs/decisions/015), in English only.
 */
export function NoTestData({ back, onSample }: { back: string; onSample: (paper: Paper) => void }) {
  return (
    <TestMessage title={t('No Test Data')} message={t('This test has no questions available.')} back={back}>
      {getEnv().VITE_APP_DEBUG && (
        <Button onClick={() => onSample(samplePaper())}>Open a sample test (debug)</Button>
      )}
    </TestMessage>
  )
}
