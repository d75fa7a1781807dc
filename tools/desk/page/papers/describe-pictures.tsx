import { useState } from 'react'
import type { Language } from '@/domain/rich-text'
import { Button } from '@/ui/button'
import { PictureDescriptions } from './picture-descriptions'
import { faultsOfForm, formOf, languagesOfForm, type QuestionForm, valueOfForm } from './question-form'
import type { JsonObject } from './question-value'

/** Boxes for what the pictures of a question show, where the rest of it need not be edited. */
export function DescribePictures({
  value,
  languages,
  onDone,
}: {
  value: JsonObject
  languages: readonly Language[]
  onDone: (value: JsonObject) => void
}) {
  const [typed, setTyped] = useState<Partial<QuestionForm>>({})
  const [error, setError] = useState<string | null>(null)
  const form = { ...formOf(value), ...typed }
  const done = () => {
    const [fault = null] = Object.values(faultsOfForm(form, value))
    setError(fault)
    if (fault === null) onDone(valueOfForm(form, value))
  }
  return (
    <form
      aria-label="Describe the picture"
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
    >
      <PictureDescriptions
        form={form}
        languages={languagesOfForm(form, languages)}
        onChange={(more) => setTyped({ ...typed, ...more })}
      />
      {error && (
        <p role="alert" className="text-error">
          {error}
        </p>
      )}
      <Button type="submit" className="justify-self-start">
        Save the description
      </Button>
    </form>
  )
}
