import { useParams } from 'react-router-dom'
import { call } from '../call'
import { DeskPage } from '../desk-page'
import { AsShown, FormActions, FormBar } from '../forms/form-bar'
import { LoadedForm } from '../forms/loaded-form'
import { firstText, storedTexts, textsIn } from '../forms/texts'
import { problemAt, useForm } from '../forms/use-form'
import { Group } from '../papers/details-parts'
import { opensLater } from '../papers/india-time'
import { ArticleField } from './article-field'
import { type ArticleKind, isKind, kinds, nameIn } from './kinds'
import { Preview } from './preview'

interface ArticleInForm {
  id: string | null
  fields: Record<string, unknown>
  isPublished: boolean
  versions?: Readonly<Record<string, string>> | undefined
}

async function openArticle(collection: ArticleKind, id: string): Promise<ArticleInForm> {
  const { fields, isPublished, versions } = await call('openArticle', { collection, id })
  return { id, fields: { ...fields }, isPublished, versions }
}

const blankArticle = (collection: ArticleKind): ArticleInForm => ({
  id: null,
  fields: {
    ...kinds[collection].begin,
    ...(kinds[collection].fields.some(({ names }) => names.includes('date'))
      ? { date: { $date: new Date().toISOString() } }
      : {}),
  },
  isPublished: false,
})

/** Texts as documents have them; what the form does not show stays as it is. */
function fieldsToSend(collection: ArticleKind, fields: ArticleInForm['fields']) {
  const sent = { ...fields }
  for (const field of kinds[collection].fields) {
    const name = nameIn(field, fields)
    const value = sent[name]
    if (field.type === 'texts' || field.type === 'long') sent[name] = storedTexts(textsIn(value))
    if (field.type === 'lines' && Array.isArray(value))
      sent[name] = value.map((line) => storedTexts(textsIn(line))).filter((line) => line !== null)
  }
  return sent
}

function ArticleEditor({
  collection,
  name,
  loaded,
}: {
  collection: ArticleKind
  name: string
  loaded: ArticleInForm
}) {
  const kind = kinds[collection]
  const work = useForm({
    key: name,
    loaded,
    open: (id) => openArticle(collection, id),
    save: (form: ArticleInForm, isPublished, dryRun) =>
      call('saveArticle', {
        collection,
        form: {
          id: form.id,
          fields: fieldsToSend(collection, form.fields),
          isPublished,
          ...(form.versions && { versions: { ...form.versions } }),
        },
        dryRun,
      }),
    addressOf: (id) => `/articles/${collection}/${encodeURIComponent(id)}`,
  })
  const { form, edit, problems } = work
  const [titleField] = kind.fields
  const newTitle = `New ${kind.name.toLowerCase().replace('pdf', 'PDF')}`
  const title = (titleField && firstText(form.fields[nameIn(titleField, form.fields)])) || newTitle
  const names = new Set(kind.fields.flatMap((field) => field.names))
  const paid = form.fields.isPaid === true || Number(form.fields.price) > 0
  const isPublished = form.isPublished && form.id !== null
  const saved = { form: work, isPublished, opensAt: opensLater(form.fields.opensAt) }
  return (
    <DeskPage title={title} actions={<FormActions title={title} {...saved} />}>
      <FormBar {...saved} isShownBeside={(field) => names.has(field)} />
      <div className="grid grid-cols-1 gap-6">
        <Group title={kind.name}>
          {paid && collection === 'videos' && (
            <p className="text-detail text-muted">
              This video is paid: its address is kept where only students read it. Write one to replace it.
            </p>
          )}
          {kind.fields.map((field) => {
            const own = nameIn(field, form.fields)
            const error = field.names.map((one) => problemAt(problems, one)).find((one) => one !== undefined)
            return (
              <ArticleField
                key={field.label}
                field={field}
                value={form.fields[own]}
                isClosed={paid && collection === 'videos'}
                error={error}
                onChange={(value, more) =>
                  edit((before) => ({ ...before, fields: { ...before.fields, ...more, [own]: value } }))
                }
              />
            )
          })}
        </Group>
        <AsShown form={work}>
          <Preview fields={kind.fields} values={form.fields} />
        </AsShown>
      </div>
    </DeskPage>
  )
}

/** The form of one article, job, dose, video, PDF or resource. */
export function ArticlePage() {
  const { collection = '', id } = useParams()
  if (!isKind(collection)) return <p role="alert">There is no such page.</p>
  const name = id === undefined ? `new ${collection}` : `${collection}/${id}`
  return (
    <LoadedForm
      key={name}
      name={name}
      title={kinds[collection].name}
      open={async () => (id === undefined ? blankArticle(collection) : openArticle(collection, id))}
      renderForm={(loaded) => (
        <ArticleEditor key={name} collection={collection} name={name} loaded={loaded} />
      )}
    />
  )
}
