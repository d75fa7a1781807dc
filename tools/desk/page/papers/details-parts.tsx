/** Parts of the form of a test. */
import { type ReactNode, useId } from 'react'
import { quizCategories } from '@/config/quiz-categories'
import { Field, SelectField } from '@/ui/form/field'
import { useRead } from '../use-action'
import { partOf, storedNumber, typedText, withPart } from './details-values'
import { momentHint, storedMoment, typedMoment } from './india-time'
import { languagesIn, type PaperState } from './paper-state'
import type { JsonObject } from './question-value'
import { Ticked } from './ticked'
import { languageNames } from './words-field'

/** Called with the fields that change; undefined takes one away. */
type Change = (more: JsonObject) => void

/** In the order of a form. */
export const allLanguages = ['en', 'te', 'hi'] as const

export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** In which languages it can be read, the one that counts in doubt first. */
export function Languages({ fields, onChange }: { fields: JsonObject; onChange: Change }) {
  const chosen = languagesIn(fields)
  const toggle = (code: (typeof allLanguages)[number]) => {
    const next = chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]
    onChange({ languages: next.length > 0 ? next : undefined })
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">Languages</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {allLanguages.map((code) => (
          <Ticked key={code} checked={chosen.includes(code)} onChange={() => toggle(code)}>
            {languageNames[code]}
            {chosen.length > 1 && chosen[0] === code && (
              <span className="text-sm text-muted"> (official text)</span>
            )}
          </Ticked>
        ))}
      </div>
    </fieldset>
  )
}

/** Of a live test, in their order. */
export const moments = [
  ['opensAt', 'Opens'],
  ['entryUntil', 'Last start'],
  ['closesAt', 'Closes'],
  ['resultsAt', 'Results'],
] as const

export function LiveHours({ fields, onChange }: { fields: JsonObject; onChange: Change }) {
  return (
    <Group title="Hours, in India’s time">
      <div className="grid gap-5 sm:grid-cols-2">
        {moments.map(([field, label]) => (
          <Field
            key={field}
            name={field}
            label={label}
            type="datetime-local"
            hint={momentHint(fields[field])}
            value={typedMoment(fields[field])}
            onChange={({ target }) => onChange({ [field]: storedMoment(target.value) })}
          />
        ))}
      </div>
    </Group>
  )
}

export function Marking({ fields, onChange }: { fields: JsonObject; onChange: Change }) {
  const parts = [
    ['correct', 'Right answer'],
    ['wrong', 'Wrong answer'],
    ['unanswered', 'No answer'],
  ] as const
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      {parts.map(([name, label]) => (
        <Field
          key={name}
          label={`Marks: ${label.toLowerCase()}`}
          placeholder={name === 'wrong' ? '-1/3' : name === 'correct' ? '1' : '0'}
          value={typedText(partOf(fields.marking, name))}
          onChange={({ target }) =>
            onChange({ marking: withPart(fields.marking, name, target.value.trim() || undefined) })
          }
        />
      ))}
    </div>
  )
}

export function Source({ fields, onChange }: { fields: JsonObject; onChange: Change }) {
  const { source } = fields
  const set = (name: string, part: unknown) => onChange({ source: withPart(source, name, part) })
  const field = (
    name: string,
    label: string,
    read: (typed: string) => unknown = (typed) => typed || undefined,
  ) => (
    <Field
      label={label}
      value={typedText(partOf(source, name))}
      onChange={({ target }) => set(name, read(target.value))}
    />
  )
  return (
    <Group title="Previous year’s paper">
      <p className="text-detail text-muted">Leave this empty for a test of your own.</p>
      <div className="grid gap-5 sm:grid-cols-3">
        {field('name', 'Exam')}
        {field('year', 'Year', storedNumber)}
        {field('shift', 'Shift')}
      </div>
      {field('rights', 'Permission to show it')}
      <Ticked
        checked={partOf(source, 'memoryBased') === true}
        onChange={(checked) => set('memoryBased', checked || undefined)}
      >
        Written down from memory after the exam
      </Ticked>
    </Group>
  )
}

/** A category of the students' list, or another one. */
function MockTestCategory({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const { data: known = [] } = useRead('listMockTestCategories', {})
  const list = useId()
  const choices = known.join(', ')
  const isOther = value.trim() !== '' && !known.includes(value.trim())
  const note = isOther
    ? `Students cannot choose “${value.trim()}”: they find the test under All. They can choose ${choices}.`
    : `Students can choose ${choices}.`
  return (
    <>
      <Field
        label="Category"
        list={list}
        hint={known.length > 0 ? note : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}

export function Category({
  paper: { collection, fields },
  onChange,
}: {
  paper: Pick<PaperState, 'collection' | 'fields'>
  onChange: Change
}) {
  const current = typedText(fields.categoryName ?? fields.category)
  if (collection === 'live_tests') return null
  const set = (name: string) => {
    const value = name.trim() === '' ? undefined : name
    onChange(collection === 'quizzes' ? { category: value, categoryName: value } : { categoryName: value })
  }
  if (collection === 'mock_tests') return <MockTestCategory value={current} onChange={set} />
  const isKnown = quizCategories.some((one) => one === current)
  return (
    <SelectField label="Category" value={current} onChange={({ target }) => set(target.value)}>
      <option value="">None</option>
      {!isKnown && current !== '' && <option value={current}>{current}</option>}
      {quizCategories.map((category) => (
        <option key={category} value={category}>
          {category}
        </option>
      ))}
    </SelectField>
  )
}
