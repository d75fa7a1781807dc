import { type ReactNode, useId } from 'react'
import { quizCategories } from '@/config/quiz-categories'
import { Field, SelectField } from '@/ui/form/field'
import {
  minutesField,
  minutesIn,
  partOf,
  storedNumber,
  storedWords,
  typedText,
  withPart,
  wordsIn,
} from './details-values'
import { storedMoment, typedMoment } from './india-time'
import { type Collection, collectionNames, languagesIn, type PaperState } from './paper-state'
import { PresetFields } from './preset-fields'
import { ProblemList } from './problem-list'
import type { JsonObject } from './question-value'
import { SectionFields } from './section-fields'
import type { ShownProblem } from './shown-problems'
import { Ticked } from './ticked'
import { languageNames, WordsField } from './words-field'

export interface DetailsProps {
  paper: PaperState
  problems: readonly ShownProblem[]
  onChange: (more: JsonObject) => void
}

const allLanguages = ['en', 'te', 'hi'] as const

function Group({ title, children }: { title: string; children: ReactNode }) {
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
function Languages({ fields, onChange }: { fields: JsonObject; onChange: DetailsProps['onChange'] }) {
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
              <span className="text-sm text-muted">counts in doubt</span>
            )}
          </Ticked>
        ))}
      </div>
    </fieldset>
  )
}

const moments = [
  ['opensAt', 'Opens'],
  ['entryUntil', 'Last start'],
  ['closesAt', 'Closes'],
  ['resultsAt', 'Results'],
] as const

function LiveHours({ fields, onChange }: { fields: JsonObject; onChange: DetailsProps['onChange'] }) {
  return (
    <Group title="Hours, in India’s time">
      <div className="grid gap-5 sm:grid-cols-2">
        {moments.map(([field, label]) => (
          <Field
            key={field}
            label={label}
            type="datetime-local"
            value={typedMoment(fields[field])}
            onChange={({ target }) => onChange({ [field]: storedMoment(target.value) })}
          />
        ))}
      </div>
    </Group>
  )
}

function Marking({ fields, onChange }: { fields: JsonObject; onChange: DetailsProps['onChange'] }) {
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

function Source({ fields, onChange }: { fields: JsonObject; onChange: DetailsProps['onChange'] }) {
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
      {field('rights', 'By what right it is shown')}
      <Ticked
        checked={partOf(source, 'memoryBased') === true}
        onChange={(checked) => set('memoryBased', checked || undefined)}
      >
        Written down from memory after the exam
      </Ticked>
    </Group>
  )
}

function Category({ paper: { collection, fields }, onChange }: Pick<DetailsProps, 'paper' | 'onChange'>) {
  const current = typedText(fields.categoryName ?? fields.category)
  if (collection === 'live_tests') return null
  const set = (name: string) => {
    const value = name.trim() === '' ? undefined : name
    onChange(collection === 'quizzes' ? { category: value, categoryName: value } : { categoryName: value })
  }
  if (collection === 'mock_tests')
    return <Field label="Category" value={current} onChange={({ target }) => set(target.value)} />
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

/** What a test says beside its questions. */
export function DetailsForm({
  paper,
  problems,
  onChange,
  onCollection,
}: DetailsProps & { onCollection: (collection: Collection) => void }) {
  const { collection, fields, id } = paper
  const own = problems.filter(({ uid, fault }) => uid === null && fault === null)
  return (
    <div className="grid gap-5">
      <ProblemList problems={own} />
      <Group title="Test">
        <SelectField
          label="Kind"
          value={collection}
          disabled={id !== null}
          hint={id === null ? undefined : 'The kind of a saved paper stays.'}
          onChange={({ target }) =>
            onCollection(
              (Object.keys(collectionNames) as Collection[]).find((one) => one === target.value) ??
                collection,
            )
          }
        >
          {Object.entries(collectionNames).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-5 lg:grid-cols-3">
          <WordsField
            label="Title"
            words={wordsIn(fields.title)}
            languages={allLanguages}
            onChange={(title) => onChange({ title: storedWords(title) })}
          />
          <WordsField
            label="Description"
            words={wordsIn(fields.description)}
            languages={allLanguages}
            onChange={(description) => onChange({ description: storedWords(description) })}
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Category paper={paper} onChange={onChange} />
          <Field
            label="Minutes"
            inputMode="numeric"
            value={minutesIn(collection, fields)}
            onChange={({ target }) => onChange({ [minutesField(collection)]: storedNumber(target.value) })}
          />
        </div>
        {collection !== 'live_tests' && (
          <Field
            label="Opens, in India’s time"
            type="datetime-local"
            className="max-w-sm"
            hint="Empty: as soon as it is published."
            value={typedMoment(fields.opensAt)}
            onChange={({ target }) => onChange({ opensAt: storedMoment(target.value) })}
          />
        )}
        {collection !== 'quizzes' && <Marking fields={fields} onChange={onChange} />}
        <Languages fields={fields} onChange={onChange} />
      </Group>
      {collection === 'live_tests' && <LiveHours fields={fields} onChange={onChange} />}
      {collection !== 'quizzes' && (
        <>
          <Group title="Sections">
            <SectionFields fields={fields} onChange={onChange} />
          </Group>
          <Group title="Exam pattern">
            <PresetFields paper={paper} problems={own} onChange={onChange} />
          </Group>
        </>
      )}
      <Source fields={fields} onChange={onChange} />
    </div>
  )
}
