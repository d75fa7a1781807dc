/** Test series packages, and packs of paid files. */
import * as z from 'zod'
import { packageSchema } from '../../../src/content/categories/schema'
import { readPack } from '../../content/forms/pack-form'
import { readPackage } from '../../content/forms/package-form'
import { savePack } from '../../content/forms/save-pack'
import { savePackage } from '../../content/forms/save-package'
import { listContent } from '../../content/library'
import { parse } from '../../content/look-up'
import { plainFields } from '../../content/stored-form'
import type { Target } from '../../content/target'
import { packFolder, uploadFile } from '../../content/upload'
import type { Uploads } from '../server/uploads'
import { action, nothing } from './action'
import { id, languages, product, words } from './form-fields'
import { saving } from './saving'

const test = z.object({
  id: z.nullable(z.string().min(1)),
  title: words,
  access: z.enum(['free', 'premium']),
  minutes: z.number(),
  isActive: z.exactOptional(z.boolean()),
  opensAt: z.exactOptional(z.nullable(z.string())),
  questions: z.exactOptional(
    z.union([
      z.object({ upload: z.string(), answers: z.exactOptional(z.record(z.string(), z.string())) }),
      z.object({ document: z.string() }),
    ]),
  ),
})

const packFile = z.object({
  id: z.nullable(z.string().min(1)),
  title: words,
  description: z.exactOptional(z.nullable(words)),
  kind: z.enum(['pdf', 'video', 'link']),
  address: z.string(),
  pageCount: z.exactOptional(z.nullable(z.number())),
  sizeBytes: z.exactOptional(z.nullable(z.number())),
  preview: z.exactOptional(z.nullable(z.string())),
  languages,
})

const packageToSave = z.object({
  form: z.object({ ...product, tests: z.array(test) }),
  dryRun: z.boolean(),
})
const packToSave = z.object({
  form: z.object({ ...product, files: z.array(packFile) }),
  dryRun: z.boolean(),
})

/** A test with its file of questions where it is on this machine. */
function withFile({ questions, ...own }: z.infer<typeof test>, uploads: Uploads) {
  if (questions === undefined) return own
  if (!('upload' in questions)) return { ...own, questions }
  const { upload, ...asked } = questions
  return { ...own, questions: { file: uploads.file(upload).path, ...asked } }
}

/** Categories that are packages; the others group free content. */
async function listPackages(target: Target) {
  const rows = await listContent(target.database, 'categories')
  const stored = await target.database.read(rows.map((row) => `categories/${row.id}`))
  return rows.filter((row) => {
    const path = `categories/${row.id}`
    const fields = stored.get(path)
    return fields !== undefined && parse(packageSchema, [path, plainFields(fields)])[0]?.isTestSeries === true
  })
}

export const packages = {
  listPackages: action(nothing, (_, { target }) => listPackages(target)),
  openPackage: action(id, (input, { target }) => readPackage(target, input.id)),
  savePackage: action(packageToSave, ({ form, dryRun }, { target, uploads }) =>
    saving(target, form.versions, dryRun, () =>
      savePackage(target, { ...form, tests: form.tests.map((one) => withFile(one, uploads)) }, { dryRun }),
    ),
  ),
  openPack: action(id, (input, { target }) => readPack(target, input.id)),
  savePack: action(packToSave, ({ form, dryRun }, { target }) =>
    saving(target, form.versions, dryRun, () => savePack(target, form, { dryRun })),
  ),
  /** Puts a sent file into the folder of a stored pack. */
  uploadToPack: action(
    z.object({ upload: z.string(), pack: z.string().min(1) }),
    async ({ upload, pack }, { target, uploads }) =>
      uploadFile(target, uploads.file(upload).path, await packFolder(target, pack)),
  ),
}
