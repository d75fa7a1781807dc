import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { chooseLanguage, chosenLanguage, storeLanguage, storeOwnCatalogue } from '@/language/choose-language'
import { isLanguage, type Language, language } from '@/language/languages'
import { t } from '@/language/text'
import { whenIdle } from '@/loading/when-idle'
import { useOwner } from '@/session'
import { Button } from '@/ui/button'

/** Each in its own language. */
const offers: Record<Language, string> = {
  en: 'Read in English',
  te: 'తెలుగులో చదవండి',
  hi: 'हिंदी में पढ़ें',
}

/** Who reads another language gets English offered; who reads English, the first of their browser's languages that we have. */
function otherLanguage(): Language | null {
  if (language !== 'en') return 'en'
  const known = navigator.languages.map((name) => name.split('-')[0]).filter(isLanguage)
  return known.find((name) => name !== 'en') ?? null
}

/** Offers another language once, until one is chosen; and keeps the chosen one on the device for starts without a network. */
export function LanguageOffer() {
  const owner = useOwner()
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const [offered, setOffered] = useState<Language | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    whenIdle()
      .then(() => {
        if (chosenLanguage().chosen === null) setOffered(otherLanguage())
        return storeOwnCatalogue()
      })
      .catch(() => undefined)
  }, [])
  // It is offered on the first page alone: later it would lie over what is being done.
  if (offered === null || pathname !== first) return null
  const stay = () => {
    setOffered(null)
    storeLanguage(language, owner)
  }
  return (
    <div className="new-version pointer-events-auto flex flex-wrap items-center gap-x-1 rounded-control border border-edge/70 bg-raised py-2 pr-2 pl-4 text-status shadow-lg">
      <button
        type="button"
        lang={offered}
        className="min-h-11 text-secondary underline underline-offset-4"
        onClick={() => void chooseLanguage(offered, owner).catch(() => setFailed(true))}
      >
        {offers[offered]}
      </button>
      <Button look="quiet" onClick={stay}>
        {t('No, thanks')}
      </Button>
      {hasFailed && (
        <p role="alert" className="basis-full text-error">
          {t(
            'This language could not be loaded. Check your internet connection, reload the page and try again.',
          )}
        </p>
      )}
    </div>
  )
}
