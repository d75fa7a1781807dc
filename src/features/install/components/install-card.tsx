import { useEffect, useId, useState } from 'react'
import { academy } from '@/config/academy'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { mayAskAt, storeAnswered, storeAskedAt } from '../asked-once'
import { endWords, whatItBrings } from '../install-words'
import { useInstall } from '../use-install'
import { EndWords } from './end-words'
import { InstallButton } from './install-button'
import { InstallSteps } from './install-steps'

/**
 * Offers once to install the app: on the first result page where the browser can install it. Shows nothing elsewhere.
 * @param attemptId of the result
 */
export function InstallCard({ attemptId }: { attemptId: string }) {
  const id = useId()
  const { way, offer } = useInstall()
  const [mayAsk] = useState(() => mayAskAt(attemptId))
  const [answer, setAnswer] = useState<'install' | 'not-now' | null>(null)
  const isAsking = mayAsk && way !== null && (answer === null || offer === 'asking')
  useEffect(() => {
    if (isAsking) storeAskedAt(attemptId)
  }, [isAsking, attemptId])
  const settle = (given: 'install' | 'not-now') => {
    storeAnswered()
    setAnswer(given)
  }
  const words = answer && endWords[answer === 'not-now' ? 'dismissed' : offer]
  if (words) {
    return (
      <div className="mt-5 px-1">
        <EndWords>{words}</EndWords>
      </div>
    )
  }
  if (!isAsking) return null
  return (
    <Card className="mt-5 p-5 sm:p-6">
      <section aria-labelledby={id} className="flex gap-4">
        <img src="/logo.svg" alt="" width={44} height={44} className="size-11 flex-none max-[360px]:hidden" />
        <div className="min-w-0">
          <h2 id={id} className="text-lg">
            {t('Install {name}', { name: academy.name })}
          </h2>
          <p className="mt-1 text-muted">{whatItBrings(way)}</p>
          {way !== 'offer' && <InstallSteps inSafari={way === 'share'} />}
          <div className="mt-4 flex flex-wrap gap-2">
            {way === 'offer' && <InstallButton offer={offer} onPress={() => settle('install')} />}
            <Button
              look="quiet"
              className={way === 'offer' ? undefined : '-ml-4 sm:-ml-5'}
              onClick={() => settle('not-now')}
            >
              {t('Not now')}
            </Button>
          </div>
        </div>
      </section>
    </Card>
  )
}
