import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { chooseLanguage, chosenLanguage, storeLanguage } from '@/language/choose-language'
import { isLanguage, type Language, language } from '@/language/languages'
import { t } from '@/language/text'
import { useOwner } from '@/session'
import { Button } from '@/ui/button'

/** Each in its own language. */
const offers: Record<Language, string> = {
  en: 'Read in English',
  te: 'తెలుగులో చదవండి',
  hi: 'हिंदी में पढ़ें',
}

/** What src/loading/head.js found to offer; it is gone with the answer. */
const offer = () => document.documentElement.dataset

/** Takes the offer back. Who went on without an answer wants the language of the page, and the account does not get that. */
function decline(owner: string | null = null) {
  if (!offer().offer) return
  delete offer().offer
  if (owner !== null || chosenLanguage().chosen === null) storeLanguage(language, owner)
}

/**
 * Offers another language once, in a line above the page that is there before the first paint (`language-offer` in
 * styles.css). Going on to another page is a no.
 */
export function LanguageOffer() {
  const owner = useOwner()
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const [offered, setOffered] = useState<Language | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const name = offer().offer
    if (isLanguage(name)) setOffered(name)
    const leave = () => decline()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  useEffect(() => {
    if (pathname !== first) decline()
  }, [pathname, first])
  return (
    <aside
      aria-label={t('Language')}
      className="language-offer flex-wrap items-center justify-center gap-x-2 border-b border-line bg-raised text-status"
    >
      {offered !== null && (
        <>
          <button
            type="button"
            lang={offered}
            className="min-h-11 px-2 text-secondary underline underline-offset-4"
            onClick={() => void chooseLanguage(offered, owner).catch(() => setFailed(true))}
          >
            {offers[offered]}
          </button>
          <Button look="quiet" onClick={() => decline(owner)}>
            {t('No, thanks')}
          </Button>
          {hasFailed && (
            <p role="alert" className="basis-full px-4 pb-2 text-center text-error">
              {t(
                'This language could not be loaded. Check your internet connection, reload the page and try again.',
              )}
            </p>
          )}
        </>
      )}
    </aside>
  )
}
