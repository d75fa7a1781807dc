import { type ChangeEvent, useState } from 'react'
import type { Language } from '@/domain/rich-text'
import { Button } from '@/ui/button'
import { Field, SelectField } from '@/ui/form/field'
import { useAddPicture } from './add-picture'
import { OptionFields } from './option-fields'
import type { NewPicture } from './paper-state'
import { PictureDescriptions } from './picture-descriptions'
import { faultsOfForm, languagesOfForm, type QuestionForm, valueOfForm } from './question-form'
import type { JsonObject } from './question-value'
import { WordsField } from './words-field'

export interface EditorChoices {
  languages: readonly Language[]
  sections: ReadonlyArray<{ id: string; name: string }>
  sets: ReadonlyArray<{ id: string; title: string }>
  /** Quizzes have no marks and no sections. */
  hasMarks: boolean
}

const kindNames = { single: 'One option', several: 'Several options', numeric: 'A number' } as const
const isKind = (name: string): name is keyof typeof kindNames => name in kindNames

/** The form of one question. What is typed is the caller's to keep; `onDone` gets the question as it is stored. */
export function QuestionEditor({
  form,
  value,
  number,
  choices,
  isLocked,
  onType,
  onDone,
  onCancel,
  onPicture,
}: {
  form: QuestionForm
  value: JsonObject
  number: number
  choices: EditorChoices
  /** Students answer it: options and key stay. */
  isLocked: boolean
  onType: (form: QuestionForm) => void
  onDone: (value: JsonObject) => void
  onCancel: () => void
  onPicture: (picture: NewPicture) => void
}) {
  const [isTold, setTold] = useState(false)
  const faults = isTold ? faultsOfForm(form, value) : {}
  const picture = useAddPicture()
  const change = (more: Partial<QuestionForm>) => onType({ ...form, ...more })
  const bind = (name: 'topic' | 'section' | 'set' | 'correct' | 'wrong' | 'number') => ({
    value: form[name],
    error: faults[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ [name]: event.target.value }),
  })
  const { sections, sets, hasMarks } = choices
  const languages = languagesOfForm(form, choices.languages)
  const done = () => {
    setTold(true)
    if (Object.keys(faultsOfForm(form, value)).length === 0) onDone(valueOfForm(form, value))
  }
  const addPicture = async (file: File) => {
    const added = await picture.add(file)
    if (!added) return
    onPicture(added.picture)
    const [language = 'en'] = languages
    const text = `${form.text[language] ?? ''}\n![${added.figure.alt}](${added.figure.image})`
    change({
      text: { ...form.text, [language]: text.trim() },
      figures: [...form.figures, added.figure],
    })
  }
  return (
    <form
      aria-label={`Question ${number}`}
      className="mt-4 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
    >
      <WordsField
        label="Question"
        isLong
        words={form.text}
        languages={languages}
        error={faults.text}
        onChange={(text) => change({ text })}
      />
      <p className="-mt-3 text-sm text-muted">
        Formulas as $x^2$, **bold**, __underlined__, H~2~O, x^2^, tables with |.
      </p>
      <div>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge/70 px-4 text-detail font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary hover:border-edge hover:bg-raised">
          Add a picture
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) void addPicture(file)
            }}
          />
        </label>
        {picture.error && (
          <p role="alert" className="mt-2 text-sm text-error">
            {picture.error}
          </p>
        )}
      </div>
      <PictureDescriptions form={form} languages={languages} onChange={change} />
      {isLocked && (
        <p className="rounded-control border border-info-line bg-info-tint px-4 py-2 text-sm text-info">
          Students answer this question, so its options and its key stay. Correct a key under Questions.
        </p>
      )}
      {form.kind !== 'match' && (
        <SelectField
          label="Answer"
          value={form.kind}
          disabled={isLocked}
          onChange={({ target }) =>
            isKind(target.value) && change({ kind: target.value, right: form.right.slice(0, 1) })
          }
        >
          {Object.entries(kindNames).map(([kind, text]) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      {form.kind === 'numeric' ? (
        <Field label="Right number" hint="3.5, or from 3.5 to 3.6" disabled={isLocked} {...bind('number')} />
      ) : (
        <OptionFields
          form={form}
          languages={languages}
          faults={faults}
          isLocked={isLocked}
          onChange={change}
        />
      )}
      <WordsField
        label="Explanation"
        isLong
        words={form.explanation}
        languages={languages}
        error={faults.explanation}
        onChange={(explanation) => change({ explanation })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Topic" {...bind('topic')} />
        {sections.length > 0 && (
          <SelectField label="Section" {...bind('section')}>
            <option value="">As the question before it</option>
            {sections.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {sets.length > 0 && (
          <SelectField label="Passage" {...bind('set')}>
            <option value="">None</option>
            {sets.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        {hasMarks && (
          <>
            <Field label="Marks, right answer" placeholder="As the test" {...bind('correct')} />
            <Field label="Marks, wrong answer" placeholder="As the test" {...bind('wrong')} />
          </>
        )}
      </div>
      {Object.keys(faults).length > 0 && (
        <p role="alert" className="text-error">
          Some fields cannot be read. Each says why.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          Done
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
