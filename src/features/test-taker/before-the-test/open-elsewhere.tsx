import { MonitorSmartphone } from 'lucide-react'
import { Button, ButtonLink } from '@/ui/button'
import { TestNotice } from './test-message'

/** Another tab has this test: two at once would write over each other's answers. */
export function OpenElsewhere({ back, onTakeOver }: { back: string; onTakeOver: () => void }) {
  return (
    <TestNotice
      icon={<MonitorSmartphone size={26} aria-hidden />}
      title="This test is open in another tab"
      actions={
        <>
          <Button look="primary" onClick={onTakeOver}>
            Take over
          </Button>
          <ButtonLink to={back}>Go Back</ButtonLink>
        </>
      }
    >
      Go on there, or take over here: answers and time are the same, and the other tab lets go.
    </TestNotice>
  )
}
