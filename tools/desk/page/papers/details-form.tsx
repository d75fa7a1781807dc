import { useEffect, useRef } from 'react'
import { Field, SelectField } from '@/ui/form/field'
import { allLanguages, Category, Group, Languages, LiveHours, Marking, Source } from './details-parts'
import { minutesField, minutesIn, storedNumber, storedWords, wordsIn } from './details-values'
import { momentHint, storedMoment, typedMoment } from './india-time'
import { type Collection, collectionNames, type PaperState } from './paper-state'
import { PresetFields } from './preset-fields'
import { ProblemList } from './problem-list'
import type { JsonObject } from './question-value'
import { SectionFields } from './section-fields'
import type { ShownProblem } from './shown-problems'
import { WordsField } from './words-field'

export interface DetailsProps {
  paper: PaperState
  problems: readonly ShownProblem[]
  onChange: (more: JsonObject) => void
}

/** What a test says beside its questions. */
export function DetailsForm({
  paper,
  problems,
  wanted,
  titleError,
  onChange,
  onCollection,
}: DetailsProps & {
  /** The field that the focus goes to; the list of problems for one that has no name here. */
  wanted: { field: string | null } | null
  titleError: string | undefined
  onCollection: (collection: Collection) => void
}) {
  const { collection, fields, id } = paper
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!wanted) return
    const box = root.current?.querySelector<HTMLElement>(`[name="${CSS.escape(wanted.field ?? '')}"]`)
    ;(box ?? root.current)?.focus()
  }, [wanted])
  const own = problems.filter(({ uid, fault }) => uid === null && fault === null)
  return (
    <div ref={root} tabIndex={-1} className="grid gap-5">
      <ProblemList problems={titleError ? own.filter(({ field }) => field !== 'title') : own} />
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
            name="title"
            error={titleError}
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
            name={minutesField(collection)}
            inputMode="numeric"
            value={minutesIn(collection, fields)}
            onChange={({ target }) => onChange({ [minutesField(collection)]: storedNumber(target.value) })}
          />
        </div>
        {collection !== 'live_tests' && (
          <Field
            label="Opens (India time)"
            type="datetime-local"
            className="max-w-sm"
            hint={momentHint(fields.opensAt) ?? 'Empty: as soon as it is published.'}
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
