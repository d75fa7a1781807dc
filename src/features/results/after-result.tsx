import { useState } from 'react'
import type { ResultSuggestion } from '@/domain/study/after-result'
import { InstallCard } from '@/features/install'
import { visitor } from '@/lib/device/visitor'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { useOwner } from '@/session'
import { Suggestions } from '@/ui/suggestion/suggestions'

export { TimePerQuestion } from './time-per-question'

/** Offline: where the result is stored. The note stays, so that the page does not move a second time. */
function OfflineNote() {
  const isVisitor = useOwner() === visitor
  const isOffline = useNetworkState().status === 'offline'
  const [wasOffline, setWasOffline] = useState(isOffline)
  if (isOffline && !wasOffline) setWasOffline(true)
  if (!wasOffline || isVisitor) return null
  return (
    <p className="mb-5 text-muted">
      {isOffline
        ? 'Kept on this device. Your account gets it when the network is back.'
        : 'Kept on this device. The network is back: your account gets it now.'}
    </p>
  )
}

/** What a result calls for besides its button, and after a first result whether to install the app. */
export function AfterResult({
  attemptId,
  suggestions,
  onPress,
}: {
  attemptId: string
  suggestions: readonly ResultSuggestion[]
  onPress: (suggestion: ResultSuggestion) => void
}) {
  return (
    <>
      <OfflineNote />
      {suggestions.length > 0 && (
        <Suggestions title="What to do next" suggestions={suggestions} onPress={onPress} />
      )}
      <InstallCard attemptId={attemptId} />
    </>
  )
}
