import { language } from '@/language/languages'

/**
 * The language of a text in an Indian script that the product's exams use, for the `lang` attribute: a screen reader
 * then speaks it and the browser picks the right font. English for Latin letters, undefined where the page is English itself.
 */
export function languageOf(text: string): 'te' | 'hi' | 'en-IN' | undefined {
  if (/[\u0C00-\u0C7F]/.test(text)) return 'te'
  if (/[\u0900-\u097F]/.test(text)) return 'hi'
  return language === 'en' ? undefined : 'en-IN'
}
