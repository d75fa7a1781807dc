import { useParams } from 'react-router-dom'
import { call } from '../call'
import { DeskPage } from '../desk-page'
import { AsShown, FormActions, FormBar } from '../forms/form-bar'
import { LoadedForm } from '../forms/loaded-form'
import { firstText } from '../forms/texts'
import { useForm } from '../forms/use-form'
import { type PackageInForm, publishQuestion } from './in-form'
import { PackagePreview } from './package-preview'
import { ProductFields } from './product-fields'
import { TestRows } from './test-rows'

const blank: PackageInForm = {
  id: null,
  title: '',
  description: null,
  price: null,
  isActive: false,
  tests: [],
}

async function openPackage(id: string): Promise<PackageInForm> {
  const { tests, languages, ...product } = await call('openPackage', { id })
  return {
    ...product,
    languages: languages ? [...languages] : null,
    tests: tests.map(({ id: own, title, access, minutes, isActive, opensAt, questionCount }) => ({
      id: own,
      uid: own ?? '',
      title,
      access,
      minutes,
      ...(isActive !== undefined && { isActive }),
      ...(opensAt !== undefined && { opensAt }),
      questionCount: questionCount ?? null,
    })),
  }
}

const isShownBeside = (field: string) =>
  /^(title|price|description|image|tests\[\d+\]\.(title|minutes|questions|access))$/.test(field)

function PackageEditor({ name, loaded }: { name: string; loaded: PackageInForm }) {
  const work = useForm({
    key: name,
    loaded,
    open: openPackage,
    save: (form: PackageInForm, isActive, dryRun) =>
      call('savePackage', { form: { ...form, isActive }, dryRun }),
    addressOf: (id) => `/packages/package/${encodeURIComponent(id)}`,
  })
  const { form, edit, problems } = work
  const title = firstText(form.title) || 'New package'
  const saved = {
    form: work,
    isPublished: form.isActive,
    publishQuestion: publishQuestion('package', form, 'test', form.tests.length),
  }
  return (
    <DeskPage title={title} actions={<FormActions title={title} {...saved} />}>
      <FormBar {...saved} isShownBeside={isShownBeside} />
      <div className="grid grid-cols-1 gap-6">
        <ProductFields
          what="The package"
          form={form}
          problems={problems}
          onChange={(more) => edit((before) => ({ ...before, ...more }))}
        />
        <TestRows
          tests={form.tests}
          problems={problems}
          onChange={(change) => edit((before) => ({ ...before, tests: change(before.tests) }))}
        />
        <AsShown form={work}>
          <PackagePreview form={form} />
        </AsShown>
      </div>
    </DeskPage>
  )
}

/** The form of a package. */
export function PackagePage() {
  const { id } = useParams()
  const name = id === undefined ? 'new package' : `package/${id}`
  return (
    <LoadedForm
      key={name}
      name={name}
      title="Package"
      open={async () => (id === undefined ? blank : openPackage(id))}
      renderForm={(loaded) => <PackageEditor key={name} name={name} loaded={loaded} />}
    />
  )
}
