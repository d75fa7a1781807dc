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

/** The languages of the interface, each by its own name; a press starts the page again in it. @param owner whose choice it is */
export function LanguageLinks({ owner, className }: { owner: string | null; className?: string }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className={className}>
      <fieldset className="flex flex-wrap gap-x-1">
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
              'min-h-11 min-w-11 rounded-control px-3 text-sm',
              one === language
                ? 'text-text underline decoration-primary underline-offset-8'
                : 'text-muted hover:text-text',
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
