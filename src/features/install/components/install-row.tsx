import type { ReactNode } from 'react'
import { endWords, whatItBrings } from '../install-words'
import { useInstall } from '../use-install'
import { EndWords } from './end-words'
import { InstallButton } from './install-button'
import { InstallSteps } from './install-steps'

/**
 * The way to install the app for as long as there is one, also for who was asked and said no.
 * @param children puts it into its frame, which is not there without it
 */
export function InstallRow({ children }: { children: (row: ReactNode) => ReactNode }) {
  const { way, offer } = useInstall()
  const words = endWords[offer]
  if (words) return children(<EndWords>{words}</EndWords>)
  if (way === null) return null
  return children(
    <>
      <p className="text-muted">{whatItBrings(way)}</p>
      {way === 'offer' ? (
        <div className="mt-4">
          <InstallButton offer={offer} />
        </div>
      ) : (
        <InstallSteps inSafari={way === 'share'} />
      )}
    </>,
  )
}
