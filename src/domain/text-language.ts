/**
 * The language of a text in an Indian script that the product's exams use, for the `lang` attribute: a screen reader
 * then speaks it and the browser picks the right font. undefined for Latin letters, where the page's own `en` holds.
 */
export function languageOf(text: string): 'te' | 'hi' | undefined {
  if (/[\u0C00-\u0C7F]/.test(text)) return 'te'
  return /[\u0900-\u097F]/.test(text) ? 'hi' : undefined
}
