import { getEnv } from '@/config/env'
import type { Paper } from '@/domain/paper'
import { Button } from '@/ui/button'
import { samplePaper } from '../model/sample-paper'
import { TestMessage } from './test-message'

/**
 * A test without questions. Its placeholder (spec section 9) is offered while the debug flag is on and nowhere else, and
 * says what it is (docs/decisions/015).
 */
export function NoTestData({ back, onSample }: { back: string; onSample: (paper: Paper) => void }) {
  return (
    <TestMessage title="No Test Data" message="This test has no questions available." back={back}>
      {getEnv().VITE_APP_DEBUG && (
        <Button onClick={() => onSample(samplePaper())}>Open a sample test (debug)</Button>
      )}
    </TestMessage>
  )
}
