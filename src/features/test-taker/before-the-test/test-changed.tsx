import { FileClock } from 'lucide-react'
import { Button, ButtonLink } from '@/ui/button'
import { TestNotice } from './test-message'

/** An attempt from another device, of a test that has other questions by now: old and new ones are not mixed. */
export function TestChanged({ back, onAnew }: { back: string; onAnew: () => void }) {
  return (
    <TestNotice
      icon={<FileClock size={26} aria-hidden />}
      title="This test has changed"
      actions={
        <>
          <Button look="primary" onClick={onAnew}>
            Start a New Attempt
          </Button>
          <ButtonLink to={back}>Go Back</ButtonLink>
        </>
      }
    >
      You began it on another device, and its questions are others now. That attempt can only be finished on
      that device; here you can begin anew.
    </TestNotice>
  )
}
