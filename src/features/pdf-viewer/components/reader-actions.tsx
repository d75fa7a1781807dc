import { Keyboard, List, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { ControlButton } from './control-button'

/** Find, contents and shortcuts of a document, before its other actions; disabled until it is open. */
export function ReaderActions({
  act,
  finding = false,
  children,
}: {
  act: ((action: 'find' | 'contents' | 'help') => void) | null
  finding?: boolean
  children?: ReactNode
}) {
  const idle = act === null
  return (
    <>
      <ControlButton label="Find" disabled={idle} pressed={finding} onClick={() => act?.('find')}>
        <Search size={20} aria-hidden />
      </ControlButton>
      <ControlButton label="Contents" disabled={idle} onClick={() => act?.('contents')}>
        <List size={20} aria-hidden />
      </ControlButton>
      <ControlButton
        label="Keyboard shortcuts"
        disabled={idle}
        className="max-lg:hidden"
        onClick={() => act?.('help')}
      >
        <Keyboard size={20} aria-hidden />
      </ControlButton>
      {children}
    </>
  )
}
