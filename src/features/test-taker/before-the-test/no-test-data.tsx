import { getEnv } from '@/config/env'
import type { Paper } from '@/domain/paper'
import { Button } from '@/ui/button'
import { samplePaper } from '../model/sample-paper'
import { TestMessage } from './test-message'

/**
 * A test without questions. Only with the debug flag it offers the placeholder of spec section 9, which says that it is
 * one (docs/decisions/015).
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
