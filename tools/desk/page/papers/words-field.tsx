import type { Language } from '@/domain/rich-text'
import { Field, TextAreaField } from '@/ui/form/field'
import type { Words } from './words'

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', te: 'Telugu', hi: 'Hindi' }

/** One text in each of its languages. */
export function WordsField({
  label,
  words,
  languages,
  isLong = false,
  error,
  name,
  disabled = false,
  onChange,
}: {
  label: string
  words: Words
  languages: readonly Language[]
  isLong?: boolean
  error?: string | undefined
  /** Of the field of the first language. */
  name?: string
  disabled?: boolean
  onChange: (words: Words) => void
}) {
  return languages.map((language, index) => {
    const shared = {
      label: languages.length > 1 ? `${label}, ${languageNames[language]}` : label,
      value: words[language] ?? '',
      lang: language,
      disabled,
      ...(index === 0 && name ? { name } : {}),
      error: index === 0 ? error : undefined,
    }
    const change = (text: string) => onChange({ ...words, [language]: text })
    return isLong ? (
      <TextAreaField key={language} {...shared} onChange={(event) => change(event.target.value)} />
    ) : (
      <Field key={language} {...shared} onChange={(event) => change(event.target.value)} />
    )
  })
}
