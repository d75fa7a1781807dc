import { MonitorX } from 'lucide-react'
import { MessagePanel } from '@/ui/panels'

/** A window without the desk's permission: nothing can be done here. */
export function ClosedWindow({ problem }: { problem: string | null }) {
  return (
    <main>
      <MessagePanel
        icon={<MonitorX size={26} aria-hidden />}
        title="This window is not open"
        role="alert"
        headingLevel="h1"
      >
        {problem ?? 'Open the address that the terminal shows. Each address opens one window.'}
      </MessagePanel>
    </main>
  )
}
