import { Spinner } from '@/ui/spinner'

/** Shown while the network is gone: the pages that are there stay, the rest comes by itself. */
export function WaitingNote() {
  return (
    <p
      role="status"
      className="absolute bottom-4 left-1/2 flex -translate-x-1/2 items-center gap-2.5 rounded-full border border-line bg-surface px-4 py-2.5 text-sm whitespace-nowrap shadow-lg shadow-black/50"
    >
      <Spinner />
      Waiting for the network …
    </p>
  )
}
