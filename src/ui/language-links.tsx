import { useState } from 'react'
import { chooseLanguage } from '@/language/choose-language'
import { language, languageCodes, languages } from '@/language/languages'
import { t } from '@/language/text'
import { classNames } from './class-names'

/** Says that the texts of a chosen language could not be fetched. */
export function LanguageFailure() {
  return (
    <p role="alert" className="text-sm text-error">
      {t('This language could not be loaded. Check your internet connection, reload the page and try again.')}
    </p>
  )
}

/**
 * One control of as many parts as the interface has languages, each by its own name; a press starts the page again in it.
 * @param owner whose choice it is
 */
export function LanguageLinks({ owner, className }: { owner: string | null; className?: string }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className={className}>
      <fieldset className="inline-flex flex-wrap rounded-control border border-edge/70">
        <legend className="sr-only">{t('Language')}</legend>
        {languageCodes.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => {
              setFailed(false)
              if (one !== language) chooseLanguage(one, owner).catch(() => setFailed(true))
            }}
            className={classNames(
              'min-h-11 rounded-control px-4 text-sm',
              one === language ? 'bg-text font-semibold text-background' : 'text-muted hover:text-text',
            )}
          >
            {languages[one].name}
          </button>
        ))}
      </fieldset>
      {hasFailed && <LanguageFailure />}
    </div>
  )
}
