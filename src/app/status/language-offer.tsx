import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { chooseLanguage, storeLanguage } from '@/language/choose-language'
import { isLanguage, type Language, language } from '@/language/languages'
import { t } from '@/language/text'
import { useOwner } from '@/session'
import { Button } from '@/ui/button'
import { LanguageFailure } from '@/ui/language-links'

/** Each in its own language. */
const offers: Record<Language, string> = {
  en: 'Read in English',
  te: 'తెలుగులో చదవండి',
  hi: 'हिंदी में पढ़ें',
}

/**
 * Takes back what src/loading/head.js found to offer, for good: going on without an answer is a no. It found nothing on a
 * device without storage.
 */
function takeBack() {
  const { dataset } = document.documentElement
  if (!dataset.offer) return
  delete dataset.offer
  try {
    localStorage.languageOffered = 'yes'
  } catch {
    // The storage is full: it is offered again.
  }
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
    if (pathname !== first) takeBack()
    // The prerendered page was drawn without it.
    const timer = setTimeout(() => {
      const { offer } = document.documentElement.dataset
      if (isLanguage(offer)) setOffered(offer)
    })
    addEventListener('pagehide', takeBack)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', takeBack)
    }
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
          <Button
            look="quiet"
            onClick={() => {
              storeLanguage(language, owner)
              takeBack()
            }}
          >
            {t('No, thanks')}
          </Button>
          {hasFailed && <LanguageFailure />}
        </>
      )}
    </aside>
  )
}
