import { ChevronRight } from 'lucide-react'
import { Field, TextAreaField } from '@/ui/form/field'
import { languageNames } from '../papers/words-field'
import { type Texts, textsIn } from './texts'

const others = ['te', 'hi'] as const

/** A text in English, with Telugu and Hindi below. */
export function TextsField({
  label,
  value,
  isLong = false,
  hint,
  error,
  onChange,
}: {
  label: string
  /** As it is stored. */
  value: unknown
  isLong?: boolean
  hint?: string | undefined
  error?: string | undefined
  onChange: (texts: Texts) => void
}) {
  const texts = textsIn(value)
  const input = (language: 'en' | 'te' | 'hi') => {
    const shared = {
      label: language === 'en' ? label : `${label}, ${languageNames[language]}`,
      value: texts[language] ?? '',
      lang: language,
      hint: language === 'en' ? hint : undefined,
      error: language === 'en' ? error : undefined,
    }
    const change = (text: string) => onChange({ ...texts, [language]: text })
    return isLong ? (
      <TextAreaField key={language} {...shared} onChange={({ target }) => change(target.value)} />
    ) : (
      <Field key={language} {...shared} onChange={({ target }) => change(target.value)} />
    )
  }
  const written = others.filter((language) => texts[language]?.trim())
  return (
    <div className="grid grid-cols-1 gap-2">
      {input('en')}
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-sm text-muted">
          <ChevronRight size={16} aria-hidden className="flex-none group-open:rotate-90" />
          <span>
            {label} in Telugu and Hindi
            {written.length > 0 &&
              `: ${written.map((language) => languageNames[language]).join(', ')} written`}
          </span>
        </summary>
        <div className="mt-2 grid grid-cols-1 gap-4">{others.map(input)}</div>
      </details>
    </div>
  )
}
