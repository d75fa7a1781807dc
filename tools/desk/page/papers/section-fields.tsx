import { Plus, Trash2 } from 'lucide-react'
import { isMap } from '@/domain/stored-fields'
import { Button, IconButton } from '@/ui/button'
import { Field } from '@/ui/form/field'
import type { DetailsProps } from './details-form'
import { storedNumber, typedText } from './details-values'
import type { JsonObject } from './question-value'

/** An id that no section has. */
function freeId(sections: readonly JsonObject[]): string {
  let number = sections.length + 1
  while (sections.some(({ id }) => id === `section-${number}`)) number++
  return `section-${number}`
}

/** The sections of a test, in the order of the exam. */
export function SectionFields({
  fields,
  onChange,
}: {
  fields: JsonObject
  onChange: DetailsProps['onChange']
}) {
  const sections = Array.isArray(fields.sections) ? fields.sections.filter(isMap) : []
  const set = (next: readonly JsonObject[]) => onChange({ sections: next.length > 0 ? next : undefined })
  const change = (index: number, more: JsonObject) => {
    const all = { ...sections[index], ...more }
    set(sections.with(index, Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined))))
  }
  return (
    <>
      {sections.length === 0 && <p className="text-detail text-muted">The test is in one piece.</p>}
      {sections.map((section, index) => (
        <div key={typedText(section.id)} className="grid grid-cols-[1fr_7rem_auto] items-end gap-3">
          <Field
            label={`Section ${index + 1}`}
            value={typedText(section.name)}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <Field
            label="Minutes"
            placeholder="Shared"
            inputMode="numeric"
            value={typedText(section.minutes)}
            onChange={({ target }) => change(index, { minutes: storedNumber(target.value) })}
          />
          <IconButton
            aria-label={`Delete section ${index + 1}`}
            onClick={() => set(sections.toSpliced(index, 1))}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        className="justify-self-start"
        onClick={() => set([...sections, { id: freeId(sections), name: '' }])}
      >
        <Plus size={17} aria-hidden />
        Add a section
      </Button>
    </>
  )
}
