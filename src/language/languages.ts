/** The languages of the interface (docs/decisions/072): their own names, and the locale of dates and numbers. */
export const languages = {
  en: { name: 'English', locale: 'en-IN' },
  te: { name: 'తెలుగు', locale: 'te-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
} as const

export type Language = keyof typeof languages

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)

/** The language of this page: src/loading/head.js sets it before anything is drawn. English outside of a browser. */
function languageOfPage(): Language {
  if (!('document' in globalThis)) return 'en'
  const [language] = document.documentElement.lang.split('-')
  return isLanguage(language) ? language : 'en'
}

/** It does not change while the page lives: another language is another start. */
export const language: Language = languageOfPage()

export const { locale } = languages[language]
