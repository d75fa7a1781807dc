/** Articles, jobs, daily doses, videos, free PDFs and resources: documents that are made one by one. */
import * as z from 'zod'
import { readDocument, saveDocument } from '../../content/forms/document-form'
import { listContent } from '../../content/library'
import { plainFields } from '../../content/stored-form'
import type { Target } from '../../content/target'
import { uploadFile } from '../../content/upload'
import { action, nothing } from './action'
import { versions } from './form-fields'
import { saving } from './saving'

/** In the order of their list. */
const articleCollections = ['current_affairs', 'jobs', 'dailyDoses', 'videos', 'pdfs', 'resources'] as const
const collection = z.enum(articleCollections)

const toSave = z.object({
  collection,
  form: z.object({
    id: z.nullable(z.string().min(1)),
    fields: z.record(z.string(), z.unknown()),
    isPublished: z.boolean(),
    versions,
  }),
  dryRun: z.boolean(),
})

/** Without the files of packs, which have a form of their own. */
async function listFreeResources(target: Target) {
  const rows = await listContent(target.database, 'resources')
  const stored = await target.database.read(rows.map((row) => `resources/${row.id}`))
  return rows.filter((row) => {
    const fields = stored.get(`resources/${row.id}`)
    return fields !== undefined && plainFields(fields).isPaid !== true
  })
}

export const articles = {
  listArticles: action(nothing, async (_, { target }) => {
    const lists = await Promise.all(
      articleCollections.map(async (name) => {
        const rows =
          name === 'resources' ? await listFreeResources(target) : await listContent(target.database, name)
        return rows.map((row) => ({ ...row, collection: name }))
      }),
    )
    return lists.flat().sort((a, b) => a.title.localeCompare(b.title))
  }),
  openArticle: action(z.object({ collection, id: z.string().min(1) }), (input, { target }) =>
    readDocument(target, input.collection, input.id),
  ),
  saveArticle: action(toSave, (input, { target }) =>
    saving(target, input.form.versions, input.dryRun, () =>
      saveDocument(target, input.collection, input.form, { dryRun: input.dryRun }),
    ),
  ),
  /** Puts a sent picture, PDF or film where everybody may open it, or all students (`members/`). */
  uploadPublic: action(
    z.object({ upload: z.string(), folder: z.enum(['images/', 'public/', 'members/']) }),
    ({ upload, folder }, { target, uploads }) => uploadFile(target, uploads.file(upload).path, folder),
  ),
}
