import { Field, SelectField } from '@/ui/form/field'
import { type Texts, textsIn } from '../forms/texts'
import { TextsField } from '../forms/texts-field'
import { UploadField } from '../forms/upload-field'
import { momentHint, storedMoment, typedMoment } from '../papers/india-time'
import { Ticked } from '../papers/ticked'
import type { FormField } from './kinds'

/** A list of texts as one text of lines in each language. */
function linesIn(value: unknown): Texts {
  const all = Array.isArray(value) ? value.map(textsIn) : []
  const lines = (code: keyof Texts) => all.map((texts) => texts[code] ?? '').join('\n')
  return { en: lines('en'), te: lines('te').trimEnd(), hi: lines('hi').trimEnd() }
}

function listOf(texts: Texts): Texts[] {
  const split = (code: keyof Texts) => (texts[code] ? texts[code].split('\n') : [])
  const [en, te, hi] = [split('en'), split('te'), split('hi')]
  return Array.from({ length: Math.max(en.length, te.length, hi.length) }, (_, index) => ({
    en: en[index] ?? '',
    te: te[index] ?? '',
    hi: hi[index] ?? '',
  }))
}

/** One field of a document, as its kind says. */
export function ArticleField({
  field: { label, type, hint, choices = [], accept, sizeName },
  value,
  isClosed,
  error,
  onChange,
}: {
  field: FormField
  value: unknown
  /** What is uploaded is for students alone. */
  isClosed: boolean
  error?: string | undefined
  /** Called with null for an empty field. */
  onChange: (value: unknown, more?: Readonly<Record<string, unknown>>) => void
}) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const shared = { label, hint, error }
  switch (type) {
    case 'texts':
    case 'long':
      return <TextsField {...shared} value={value} isLong={type === 'long'} onChange={onChange} />
    case 'lines':
      return (
        <TextsField {...shared} value={linesIn(value)} isLong onChange={(texts) => onChange(listOf(texts))} />
      )
    case 'flag':
      return (
        <Ticked checked={value === true} onChange={onChange}>
          {label}
        </Ticked>
      )
    case 'choice':
      return (
        <SelectField {...shared} value={text} onChange={({ target }) => onChange(target.value || null)}>
          {!choices.includes(text) && <option value={text}>{text || 'Choose one'}</option>}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectField>
      )
    case 'picture':
    case 'file':
      return (
        <UploadField
          {...shared}
          value={text}
          accept={accept ?? 'image/*'}
          isPicture={type === 'picture'}
          isClosed={isClosed}
          onChange={(path, size) => onChange(path || null, sizeName ? { [sizeName]: size } : {})}
        />
      )
    case 'moment':
      return (
        <Field
          {...shared}
          type="datetime-local"
          hint={momentHint(value) ?? hint ?? 'In India’s time.'}
          value={typedMoment(value)}
          onChange={({ target }) => onChange(storedMoment(target.value) ?? null)}
        />
      )
    case 'number':
      return (
        <Field
          {...shared}
          type="number"
          min={0}
          value={text}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      )
    default:
      return <Field {...shared} value={text} onChange={({ target }) => onChange(target.value || null)} />
  }
}
