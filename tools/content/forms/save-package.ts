/** Makes or changes a test series package from one form: its category, its list of tests, and the tests themselves. */
import { packageSection } from '../../../src/domain/catalogue'
import type { StoredDocument } from '../check'
import { bodyPath } from '../closed-body'
import { ownFields } from '../move-questions'
import { folderOf, type QuestionFiles, readQuestionFile, type Upload } from '../question-files'
import { type SourceDocument, sourceOf } from '../source-document'
import { toStored } from '../stored-form'
import { rootOf, type Target } from '../target'
import {
  asWritten,
  demandUnchanged,
  englishOf,
  merged,
  problem,
  type Saved,
  type SaveOptions,
  tidy,
  without,
} from './form'
import { movePictures } from './moved-pictures'
import { findPackage, type PackageForm, type StoredSeries, type TestForm } from './package-form'
import { fieldOf, type Placed, place, sourceFile } from './placed-tests'
import { identityProblems, idOfTitle, productIdOf } from './product-ids'
import { save } from './save'

/** What of a test's new questions comes from a stored document. */
async function copied(target: Target, path: string): Promise<Record<string, unknown>> {
  const found = await target.database.read([path, bodyPath(path)])
  const fields = { ...found.get(path), ...found.get(bodyPath(path)) }
  const written = asWritten(fields)
  if (!Array.isArray(written.questions)) throw new Error(`${path} has no questions.`)
  const names = ownFields.filter((name) => !['title', 'duration', 'opensAt'].includes(name))
  return Object.fromEntries(
    names.flatMap((name) => ((written[name] ?? null) === null ? [] : [[name, written[name]]])),
  )
}

/** When a test opens: null takes a stored moment away. */
function opensAtOf({ opensAt }: TestForm, stored: Record<string, unknown> | null) {
  if (opensAt === undefined || (opensAt === null && !stored?.opensAt)) return {}
  return { opensAt: opensAt === null ? null : { $date: opensAt } }
}

/**
 * Saves a package. Tests that the form does not have any more stay stored, but no list shows them.
 * @throws Error when somebody else has changed it since, or the backend fails
 */
export async function savePackage(
  target: Target,
  form: PackageForm,
  options: SaveOptions = {},
): Promise<Saved> {
  const stored = form.id === null ? null : await findPackage(target, form.id)
  if (form.id !== null && !stored) throw new Error(`There is no test series package "${form.id}".`)
  demandUnchanged(form.versions, stored?.versions ?? {})
  const title = tidy(form.title) ?? ''
  const name = englishOf(title)
  const id = form.id ?? idOfTitle(title)
  const productId = stored?.productId ?? productIdOf('categories', id)
  const { placed, problems } = place(form, id, stored)
  problems.unshift(
    ...(await identityProblems(target, 'categories', { id: form.id, title, newId: id, productId })),
  )
  const shownTests = placed.filter(({ form: test }) => test.isActive !== false)
  const hasPremium = shownTests.some(({ form: test }) => test.access === 'premium')
  if (hasPremium && !(form.price !== null && form.price > 0)) {
    const message = 'It has premium tests: write what the package costs.'
    problems.push({ severity: form.isActive ? 'error' : 'warning', field: 'price', message })
  }
  if (form.price !== null && !(Number.isFinite(form.price) && form.price >= 0))
    problems.push(problem('price', 'Write a number of rupees.'))
  if (problems.some(({ field, severity }) => severity === 'error' && field !== 'price'))
    return { id, problems, shown: [], created: [], changed: [], isWritten: false, entry: null }

  const papers = new Map<string, Awaited<ReturnType<typeof readQuestionFile>>>()
  const more: StoredDocument[] = []
  /** Of tests whose questions are written as they were read here: a correction meanwhile must not be taken back. */
  const readTests: Record<string, string> = {}
  const uploads: Upload[] = []
  const isSold = form.price !== null || hasPremium
  const root = rootOf(target.projectId)
  const now = new Date()

  /** A test as the list of its series has it, and what changes in its own document. */
  async function testSource(one: Placed, series: SourceDocument): Promise<Record<string, unknown>> {
    const { form: test, index, seriesId } = one
    const own = {
      id: one.id,
      title: tidy(test.title) ?? '',
      duration: test.minutes,
      isPaid: test.access === 'premium',
      ...opensAtOf(test, one.stored),
      ...(test.isActive === false || one.stored?.isActive === false
        ? { isActive: test.isActive !== false }
        : {}),
    }
    // The app prefers these two names of a title.
    const source: Record<string, unknown> = {
      ...without(one.stored ?? {}, 'heading', 'name'),
      ...test.settings,
      ...own,
    }
    if (test.questions && 'file' in test.questions) {
      const key = `tests[${index}]`
      const paper = await readQuestionFile(test.questions.file, {
        answers: test.questions.answers ?? {},
      })
      papers.set(key, paper)
      return { ...without(source, 'questions', 'languages', 'sets'), questionsFrom: key }
    }
    if (test.questions) {
      const fields = toStored(
        'a/a',
        { ...(await copied(target, test.questions.document)), ...test.settings },
        root,
        now,
      )
      const moved = await movePictures(target, fields, folderOf(series, own))
      uploads.push(...moved.uploads)
      return { ...source, ...asWritten(moved.fields) }
    }
    const path = `test_series/${seriesId}/tests/${one.id}`
    const document = (await target.database.readVersions([path])).get(path)
    if (!document || Array.isArray(source.questions)) return source
    readTests[path] = document.updateTime
    const fields = without({ ...test.settings, ...own, productId }, 'id', 'isActive')
    const { questions, sets } = document.fields
    const pictures = { ...(questions && { questions }), ...(sets && { sets }) }
    const moved = await movePictures(target, pictures, folderOf(series, own))
    uploads.push(...moved.uploads)
    more.push({ path, fields: { ...moved.fields, ...toStored(path, fields, root, now) } })
    return source
  }

  async function seriesSource({
    id: seriesId,
    fields,
  }: Pick<StoredSeries, 'id'> & { fields?: StoredSeries['fields'] }) {
    const tests = placed.filter((one) => one.seriesId === seriesId)
    const own = {
      ...(fields ? {} : { name, isPaid: hasPremium }),
      category: name,
      categoryName: name,
      productId,
      isActive: tests.length > 0,
      // A list without tests would be a test itself.
      questions: null,
    }
    const series = sourceOf(sourceFile.series, 'test_series', seriesId, own)
    const listed: Record<string, unknown>[] = []
    for (const one of tests) listed.push(await testSource(one, series))
    return { ...series, fields: { ...merged(own, fields), tests: listed } }
  }

  const hasImageUrl = stored === null || 'imageUrl' in stored.fields || !('image_url' in stored.fields)
  const category = {
    name: title,
    section_type: packageSection,
    productId: isSold ? productId : null,
    price: form.price,
    description: tidy(form.description),
    [hasImageUrl ? 'imageUrl' : 'image_url']: form.image ?? null,
    languages: form.languages && form.languages.length > 0 ? form.languages : null,
    freeTests: shownTests.filter(({ form: test }) => test.access === 'free').length,
    isActive: form.isActive,
  }
  const sources = [sourceOf(sourceFile.category, 'categories', id, merged(category, stored?.fields))]
  const lists = stored && stored.series.length > 0 ? stored.series : placed.length > 0 ? [{ id }] : []
  for (const series of lists) sources.push(await seriesSource(series))

  return save(
    target,
    {
      id,
      what: `${stored ? 'Changed' : 'Made'} the package "${name}"`,
      sources,
      papers: papers satisfies QuestionFiles,
      more,
      uploads,
      problems,
      isDraft: !form.isActive,
      versions: { ...(form.versions ?? stored?.versions), ...readTests },
      fieldOf: (found) => fieldOf(found, placed),
      shownAt(path, message) {
        if (path.startsWith('categories/')) return /price/.test(message) ? 'price' : 'tests'
        const [, testId] = /its test "([^"]+)"/.exec(message) ?? []
        const test = placed.find((one) => one.id === testId)
        return test ? `tests[${test.index}].questions` : null
      },
    },
    options,
  )
}
