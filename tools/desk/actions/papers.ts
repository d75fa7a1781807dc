/** Quizzes, mock tests and live tests: read from files, checked, opened and saved. */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { categorySchema } from '../../../src/content/categories/schema'
import { pictureFacts } from '../../content/formats/picture-size'
import { parse } from '../../content/look-up'
import { checkPaper } from '../../content/papers/check-paper'
import { openPaper } from '../../content/papers/open-paper'
import { paperCollections } from '../../content/papers/paper'
import { readPaperFiles } from '../../content/papers/read-paper-file'
import { newPaperId, savePaper } from '../../content/papers/save-paper'
import { presets } from '../../content/presets'
import { questionsIn } from '../../content/presets/preset'
import { plainFields } from '../../content/stored-form'
import { action, nothing } from './action'

const collection = z.enum(paperCollections)
const fields = z.record(z.string(), z.unknown())
const stored = z.object({ collection, id: z.string().min(1) })

const file = z.object({ uploads: z.array(z.string()).min(1), answers: z.record(z.string(), z.string()) })

const toSave = z.object({
  collection,
  id: z.string().min(1),
  fields,
  pictures: z.array(z.object({ path: z.string(), type: z.string(), data: z.string() })),
  versions: z.record(z.string(), z.string()),
  state: z.enum(['draft', 'published']),
})

export const papers = {
  readPaperFile: action(file, (input, { uploads }) =>
    readPaperFiles(
      input.uploads.map((id) => uploads.file(id).path),
      input.answers,
    ),
  ),
  checkPaper: action(stored.extend({ fields }), async (paper, { project }) => checkPaper(paper, project)),
  openPaper: action(stored, (paper, { target }) => openPaper(target, paper)),
  /** Chosen once for a new paper, before its first save. */
  newPaperId: action(z.object({ collection, title: z.unknown() }), (paper, { target }) =>
    newPaperId(target, paper),
  ),
  savePaper: action(toSave, (paper, { target }) => savePaper(target, paper)),
  /** Names under which students choose among the mock tests; another name is found under All alone. */
  listMockTestCategories: action(nothing, async (_, { target }) => {
    const stored = await target.database.where('categories', 'section_type', 'Mock Test')
    return stored
      .flatMap(({ path, fields }) => parse(categorySchema, [path, plainFields(fields)]))
      .flatMap(({ name, isActive }) => (isActive && name !== null ? [name] : []))
      .toSorted((a, b) => a.localeCompare(b))
  }),
  listPresets: action(nothing, async () =>
    presets.map((preset) => ({ ...preset, cutoffs: [], questions: questionsIn(preset) })),
  ),
  /** A paper of docs/authors, as a pattern for the operator's own. */
  readSample: action(z.object({ name: z.enum(['paper.docx', 'paper.xlsx']) }), async ({ name }) =>
    readFileSync(new URL(`../../../docs/authors/${name}`, import.meta.url)).toString('base64'),
  ),
  /** A stored picture, which the page may not load from Storage itself. */
  readPicture: action(z.object({ path: z.string().min(1) }), async ({ path }, { target }) => {
    const bytes = await target.files.read(path)
    if (!bytes) throw new Error(`The picture "${path}" is not in Storage.`)
    const type = pictureFacts(bytes)?.type ?? (path.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
    return { type, data: Buffer.from(bytes).toString('base64') }
  }),
}
