import { useParams } from 'react-router-dom'
import { call } from '../call'
import { DeskPage } from '../desk-page'
import { AsShown, FormActions, FormBar } from '../forms/form-bar'
import { LoadedForm } from '../forms/loaded-form'
import { firstText } from '../forms/texts'
import { useForm } from '../forms/use-form'
import { type FileInForm, type PackInForm, publishQuestion } from './in-form'
import { PackFiles } from './pack-files'
import { PackPreview } from './pack-preview'
import { ProductFields } from './product-fields'
import { useUploads } from './use-uploads'

const blank: PackInForm = { id: null, title: '', description: null, price: null, isActive: false, files: [] }

async function openPack(id: string): Promise<PackInForm> {
  const { files, languages, ...own } = await call('openPack', { id })
  return {
    ...own,
    languages: languages ? [...languages] : null,
    files: files.map((file) => ({
      ...file,
      languages: file.languages ? [...file.languages] : null,
      uid: file.id ?? '',
    })),
  }
}

const isShownBeside = (field: string) =>
  /^(title|price|description|image|files\[\d+\]\.(title|address|kind))$/.test(field)

function PackEditor({ name, loaded }: { name: string; loaded: PackInForm }) {
  const work = useForm({
    key: name,
    loaded,
    open: openPack,
    save: (form: PackInForm, isActive, dryRun) => call('savePack', { form: { ...form, isActive }, dryRun }),
    addressOf: (id) => `/packages/pack/${encodeURIComponent(id)}`,
  })
  const { form, edit, problems } = work
  const change = (next: (files: readonly FileInForm[]) => FileInForm[]) =>
    edit((before) => ({ ...before, files: next(before.files) }))
  const uploads = useUploads({
    packId: () => work.storedId((before) => ({ ...before, files: [] })),
    onArrived: (uid, more) =>
      change((all) => all.map((file) => (file.uid === uid ? { ...file, ...more } : file))),
  })
  const title = firstText(form.title) || 'New pack'
  const saved = {
    form: work,
    isPublished: form.isActive,
    isUploading: uploads.isBusy,
    publishQuestion: publishQuestion('pack', form, 'file', form.files.length),
  }
  return (
    <DeskPage title={title} actions={<FormActions title={title} {...saved} />}>
      <FormBar {...saved} isShownBeside={isShownBeside} />
      <div className="grid grid-cols-1 gap-6">
        <ProductFields
          what="The pack"
          form={form}
          problems={problems}
          onChange={(more) => edit((before) => ({ ...before, ...more }))}
        />
        <PackFiles files={form.files} problems={problems} uploads={uploads} onChange={change} />
        <AsShown form={work}>
          <PackPreview form={form} />
        </AsShown>
      </div>
    </DeskPage>
  )
}

/** The form of a pack. */
export function PackPage() {
  const { id } = useParams()
  const name = id === undefined ? 'new pack' : `pack/${id}`
  return (
    <LoadedForm
      key={name}
      name={name}
      title="Pack"
      open={async () => (id === undefined ? blank : openPack(id))}
      renderForm={(loaded) => <PackEditor key={name} name={name} loaded={loaded} />}
    />
  )
}
