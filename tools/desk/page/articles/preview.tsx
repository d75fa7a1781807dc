import { useState } from 'react'
import { ReadingText } from '@/ui/item/reading-text'
import { Tabs } from '@/ui/tabs'
import { StoredPicture } from '../forms/stored-picture'
import { textsIn } from '../forms/texts'
import { languageNames } from '../papers/words-field'
import { type FormField, nameIn } from './kinds'

const tabs = (['en', 'te', 'hi'] as const).map((name) => ({ name, text: languageNames[name] }))

/** The texts as a student reads them, in the language of the open tab. */
export function Preview({
  fields,
  values,
}: {
  fields: readonly FormField[]
  values: Readonly<Record<string, unknown>>
}) {
  const [open, setOpen] = useState<'en' | 'te' | 'hi'>('en')
  const textOf = (value: unknown) => {
    const texts = textsIn(value)
    return texts[open]?.trim() || texts.en || texts.te || texts.hi || ''
  }
  return (
    <Tabs label="Language of the preview" tabs={tabs} open={open} onOpen={setOpen}>
      <article className="grid max-w-2xl grid-cols-1 gap-4">
        {fields.map((field) => {
          const name = nameIn(field, values)
          const value = values[name]
          if (field.type === 'picture' && typeof value === 'string')
            return <StoredPicture key={name} path={value} alt="" className="w-full rounded-card" />
          if (field.type === 'lines' && Array.isArray(value))
            return (
              <ul key={name} className="list-disc pl-5">
                {value.map(textOf).map((line) => line && <li key={line}>{line}</li>)}
              </ul>
            )
          const text = field.type === 'texts' || field.type === 'long' ? textOf(value) : ''
          if (text === '') return null
          if (field.label === 'Title')
            return (
              <h3 key={name} lang={open} className="text-2xl wrap-anywhere">
                {text}
              </h3>
            )
          return field.type === 'long' ? (
            <ReadingText key={name} owner={null} name={`preview ${name}`} text={text} />
          ) : (
            <p key={name} className="text-muted">
              {text}
            </p>
          )
        })}
      </article>
    </Tabs>
  )
}
