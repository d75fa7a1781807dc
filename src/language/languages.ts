/** The languages of questions and of the interface, English first. */
export const languageCodes = ['en', 'te', 'hi'] as const

export type Language = (typeof languageCodes)[number]

/** Their own names, and the locale of dates and numbers (docs/decisions/072). */
export const languages: Readonly<Record<Language, { name: string; locale: string }>> = {
  en: { name: 'English', locale: 'en-IN' },
  te: { name: 'తెలుగు', locale: 'te-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
}

export const isLanguage = (value: unknown): value is Language => languageCodes.some((code) => code === value)

/** The language of this page: src/loading/head.js sets it before anything is drawn. English outside of a browser. */
function languageOfPage(): Language {
  if (!('document' in globalThis)) return 'en'
  const [language] = document.documentElement.lang.split('-')
  return isLanguage(language) ? language : 'en'
}

/** It does not change while the page lives: another language is another start. */
export const language: Language = languageOfPage()

export const { locale } = languages[language]
