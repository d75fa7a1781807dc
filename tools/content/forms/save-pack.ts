/** Makes or changes a pack of paid files from one form: its category, and a resource for each file. */
import type { StoredDocument } from '../check'
import type { Problem } from '../problem'
import { sourceOf } from '../source-document'
import { plainFields, toStored } from '../stored-form'
import { rootOf, type Target } from '../target'
import {
  demandUnchanged,
  englishOf,
  type FieldProblem,
  merged,
  problem,
  type Saved,
  type SaveOptions,
  tidy,
} from './form'
import { findPack, type PackFile, type PackForm, type StoredPackDocuments } from './pack-form'
import { identityProblems, idOfTitle, productIdOf } from './product-ids'
import { save } from './save'

/** A file of the form with its document. */
interface Placed {
  file: PackFile
  index: number
  id: string
  stored: StoredPackDocuments['resources'][number] | undefined
}

function place(form: PackForm, id: string, productId: string, stored: StoredPackDocuments | null) {
  const problems: FieldProblem[] = []
  const ids = new Set<string>()
  const placed = form.files.map((file, index): Placed => {
    const slug = idOfTitle(file.title)
    const fileId = file.id ?? `${id}-${slug}`
    const found = stored?.resources.find((one) => one.id === fileId)
    const at = (field: string) => `files[${index}].${field}`
    if (file.id === null && slug === '')
      problems.push(problem(at('title'), 'Write it in English too, with letters or digits.'))
    else if (ids.has(fileId)) problems.push(problem(at('title'), 'Another file of this pack has this title.'))
    if (file.id !== null && !found) problems.push(problem(at('title'), `The pack has no file "${file.id}".`))
    const address = file.address.trim()
    const isOnWeb = /^https?:\/\//i.test(address)
    if (address === '') problems.push(problem(at('address'), 'Upload a file, or write its address.'))
    else if (!isOnWeb && !address.startsWith(`paid/${productId}/`))
      problems.push(problem(at('address'), `Upload it to this pack: its files are in paid/${productId}/.`))
    else if (file.kind === 'pdf' && isOnWeb && (found ? plainFields(found.fields) : {}).pdfUrl !== address)
      problems.push(problem(at('address'), 'Everybody could open this address: upload the PDF.'))
    ids.add(fileId)
    return { file, index, id: fileId, stored: found }
  })
  return { placed, problems }
}

const byTitle = (a: Placed, b: Placed) =>
  englishOf(a.file.title).localeCompare(englishOf(b.file.title), 'en', { numeric: true })

/** Ids in the order of the form; null for that of the titles, which is the usual one. */
function ownOrder(placed: readonly Placed[]): string[] | null {
  const isByTitle = placed.every((one, index) => index === 0 || byTitle(placed[index - 1] ?? one, one) <= 0)
  return isByTitle ? null : placed.map(({ id }) => id)
}

/** The documents of one file: what everybody sees, and where only buyers look. */
function sourcesOf({ file, id, stored }: Placed, pack: string, productId: string, now: Date) {
  const before = stored ? plainFields(stored.fields) : {}
  const address = file.address.trim()
  const isPdf = file.kind === 'pdf'
  const changed = isPdf && stored !== undefined && (before.pdfUrl ?? before.url) !== address
  const isInUrl = (before.pdfUrl ?? null) === null && (before.url ?? null) !== null
  const fields = {
    type: isPdf && before.type === 'document' ? 'document' : file.kind,
    title: tidy(file.title) ?? '',
    // The app prefers these two names of a title.
    heading: null,
    name: null,
    description: tidy(file.description),
    category: pack,
    categoryName: pack,
    productId,
    isPaid: true,
    isActive: true,
    // An older document has it in `url`.
    pdfUrl: isPdf && !isInUrl ? address : null,
    url: isPdf && isInUrl ? address : null,
    previewUrl: file.preview ?? null,
    pageCount: file.pageCount ?? null,
    sizeBytes: file.sizeBytes ?? null,
    languages: file.languages && file.languages.length > 0 ? file.languages : null,
    ...(stored ? {} : { timestamp: { $date: now.toISOString() } }),
    ...(changed ? { updatedAt: { $date: now.toISOString() } } : {}),
  }
  const sources = [sourceOf('file', 'resources', id, merged(fields, stored?.fields))]
  if (!isPdf) sources.push(sourceOf('file', `resources/${id}/private`, 'access', { url: address }))
  return sources
}

/**
 * Saves a pack. Files that the form does not have any more stay stored, but nobody is shown them.
 * @throws ChangedMeanwhile when somebody else has changed it since; Error when the backend fails
 */
export async function savePack(target: Target, form: PackForm, options: SaveOptions = {}): Promise<Saved> {
  const stored = form.id === null ? null : await findPack(target, form.id)
  if (form.id !== null && !stored) throw new Error(`There is no pack "${form.id}".`)
  demandUnchanged(form.versions, stored?.versions ?? {})
  const title = tidy(form.title) ?? ''
  const name = englishOf(title)
  const id = form.id ?? idOfTitle(title)
  const productId = stored?.productId ?? productIdOf('paid_resource_categories', id)
  const { placed, problems } = place(form, id, productId, stored)
  problems.unshift(
    ...(await identityProblems(target, 'paid_resource_categories', {
      id: form.id,
      title,
      newId: id,
      productId,
    })),
  )
  if (form.price !== null && !(Number.isFinite(form.price) && form.price > 0))
    problems.push(problem('price', 'Write a number of rupees.'))
  else if (form.price === null)
    problems.push({
      severity: form.isActive ? 'error' : 'warning',
      field: 'price',
      message: 'Write what the pack costs.',
    })
  if (problems.some(({ severity, field }) => severity === 'error' && field !== 'price'))
    return { id, problems, shown: [], created: [], changed: [], isWritten: false, entry: null }

  const hasImageUrl = stored === null || 'imageUrl' in stored.fields || !('image_url' in stored.fields)
  const category = {
    name: title,
    productId,
    price: form.price,
    description: tidy(form.description),
    [hasImageUrl ? 'imageUrl' : 'image_url']: form.image ?? null,
    languages: form.languages && form.languages.length > 0 ? form.languages : null,
    isActive: form.isActive,
    resources: ownOrder(placed),
  }
  const now = new Date()
  const gone = (stored?.resources ?? []).filter(
    ({ id: fileId, fields }) =>
      plainFields(fields).isActive !== false && !placed.some((one) => one.id === fileId),
  )
  const hidden = gone.map(({ id: fileId }): StoredDocument => {
    const path = `resources/${fileId}`
    return { path, fields: toStored(path, { isActive: false }, rootOf(target.projectId), now) }
  })
  return save(
    target,
    {
      id,
      what: `${stored ? 'Changed' : 'Made'} the pack "${name}"`,
      sources: [
        sourceOf('pack', 'paid_resource_categories', id, merged(category, stored?.fields)),
        ...placed.flatMap((one) => sourcesOf(one, name, productId, now)),
      ],
      papers: new Map(),
      more: hidden,
      uploads: [],
      problems,
      isDraft: !form.isActive,
      versions: form.versions ?? stored?.versions ?? {},
      fieldOf: (found) => fieldOf(found, placed),
      shownAt(path) {
        const found = placed.find((one) => path.split('/')[1] === one.id)
        return found ? `files[${found.index}].address` : 'files'
      },
    },
    options,
  )
}

const fieldNames: Readonly<Record<string, string>> = {
  name: 'title',
  imageUrl: 'image',
  image_url: 'image',
  pdfUrl: 'address',
  url: 'address',
  previewUrl: 'preview',
  type: 'kind',
}

/** Which field of the form a problem of a document is about. */
function fieldOf({ file, id, field, severity, message }: Problem, placed: readonly Placed[]): FieldProblem {
  const name = field?.replace(/^[^.[]+/, (first) => fieldNames[first] ?? first) ?? null
  if (file === 'pack') return { severity, field: name, message }
  const found = placed.find((one) => one.id === id)
  if (!found) return { severity, field: name, message }
  return { severity, field: `files[${found.index}]${name === null ? '' : `.${name}`}`, message }
}
