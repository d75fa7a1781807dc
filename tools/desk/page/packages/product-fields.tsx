import { Field } from '@/ui/form/field'
import type { Texts } from '../forms/texts'
import { TextsField } from '../forms/texts-field'
import { UploadField } from '../forms/upload-field'
import { type FormProblem, problemAt } from '../forms/use-form'
import { Group } from '../papers/details-parts'

interface Product {
  title: unknown
  description?: unknown
  price: number | null
  image?: string | null
}

/** Title, price and description of what is sold. */
export function ProductFields({
  what,
  form,
  problems,
  onChange,
}: {
  what: string
  form: Product
  problems: readonly FormProblem[]
  onChange: (more: {
    title?: Texts
    description?: Texts
    price?: number | null
    image?: string | null
  }) => void
}) {
  return (
    <Group title={what}>
      <TextsField
        label="Title"
        value={form.title}
        error={problemAt(problems, 'title')}
        onChange={(title) => onChange({ title })}
      />
      <Field
        label="Price in rupees"
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        value={form.price ?? ''}
        error={problemAt(problems, 'price')}
        onChange={({ target }) => onChange({ price: target.value === '' ? null : Number(target.value) })}
      />
      <TextsField
        label="Description"
        isLong
        value={form.description}
        error={problemAt(problems, 'description')}
        onChange={(description) => onChange({ description })}
      />
      <UploadField
        label="Picture"
        value={form.image ?? ''}
        accept="image/*"
        isPicture
        error={problemAt(problems, 'image')}
        onChange={(path) => onChange({ image: path || null })}
      />
    </Group>
  )
}
