/** Saves what a form makes of documents: checked as an import checks them, compared, written and listed in the audit. */
import { writeWithAudit } from '../audit'
import { checkSources, type StoredDocument } from '../check'
import { ChangedMeanwhile, type Write } from '../database'
import { planImport } from '../import-documents'
import { withSealedPapers } from '../live-tests'
import type { Problem } from '../problem'
import type { QuestionFiles, Upload } from '../question-files'
import { indexAfterwards } from '../run-index'
import { type ShownProblem, shownOf } from '../shown'
import type { SourceDocument } from '../source-document'
import { rootOf, type Target } from '../target'
import { changedSince, type FieldProblem, problem, type Saved, type SaveOptions, type Versions } from './form'

interface Job {
  id: string
  /** For the audit list: `Saved the package "APPSC"`. */
  what: string
  sources: readonly SourceDocument[]
  papers: QuestionFiles
  /** Fields of stored documents that are merged without a new check. */
  more: readonly StoredDocument[]
  uploads: readonly Upload[]
  /** What the form itself found. */
  problems: readonly FieldProblem[]
  /** Students do not see it yet, so errors of its content are warnings. */
  isDraft: boolean
  versions: Versions
  /** Stored documents become exactly what the form says; absent: fields that it does not name stay. */
  replace?: boolean
  /** No student sees the documents, before and after: what lists them stays as it is. */
  isHidden?: boolean
  /** Which field of the form a problem is about. */
  fieldOf: (found: Problem) => FieldProblem
  /** Which field of the form the student's view of a document is about. */
  shownAt: (path: string, message: string) => string | null
}

function unseenProblem({ path, message }: ShownProblem, { shownAt, isDraft }: Job): FieldProblem {
  const found = problem(shownAt(path, message), message)
  return isDraft ? asWarning(found) : found
}

/** An entry of the audit list may be long; the terminal of a job says nothing. */
const silent = { out: () => undefined, err: () => undefined, ask: async () => null }

/** The state that a document must still be in. */
function guardedWrite(write: Write, isNew: boolean, versions: Versions): Write {
  const updateTime = versions[write.path]
  if (updateTime !== undefined) return { ...write, when: { updateTime } }
  return isNew ? { ...write, when: { exists: false } } : write
}

const isError = ({ severity }: { severity: string }) => severity === 'error'
const asWarning = (found: FieldProblem): FieldProblem => ({ ...found, severity: 'warning' })

/** Documents that cannot be stored at all stay errors in a draft. */
function contentProblems(job: Job, found: readonly Problem[], stored: readonly StoredDocument[]) {
  const paths = new Set(stored.map(({ path }) => path))
  const unstorable = job.sources.filter(({ collection, id }) => !paths.has(`${collection}/${id}`))
  return found.map((one) => {
    const isFatal = unstorable.some(({ id }) => id === one.id)
    return job.isDraft && !isFatal ? asWarning(job.fieldOf(one)) : job.fieldOf(one)
  })
}

/** @throws ChangedMeanwhile when somebody else has changed a document since the form was read; Error when the backend fails */
export async function save(target: Target, job: Job, { dryRun = false }: SaveOptions): Promise<Saved> {
  const { database, files } = target
  const checked = checkSources(job.sources, rootOf(target.projectId), new Date(), job.papers)
  const own = await withSealedPapers(database, checked.documents)
  const documents = [...own, ...job.more]
  // Questions of `more` are those that are stored, so there is nothing to compare them with.
  const plans = [
    await planImport(database, own, job.replace ?? false, false),
    await planImport(database, job.more, false, true),
  ]
  const created = plans.flatMap((plan) => plan.created)
  const changed = plans.flatMap((plan) => plan.changed)
  const uploads = [...job.uploads, ...checked.uploads]
  const view = await shownOf(documents, database, {
    bucket: files.bucket,
    begin: (path, count) => files.begin(path, count),
    has: async (path) => uploads.some((one) => one.path === path) || files.has(path),
  })
  const problems = [
    ...job.problems,
    ...contentProblems(job, checked.problems, checked.documents),
    ...plans.flatMap(({ refused }) => refused.map((message) => problem(null, message))),
    ...[...view.wrong, ...view.missing].map((shown) => unseenProblem(shown, job)),
  ]
  const saved: Saved = {
    id: job.id,
    problems,
    shown: view.told,
    created: created.map(({ path }) => path),
    changed: changed.map(({ path }) => path),
    isWritten: false,
    entry: null,
  }
  if (problems.some(isError) || dryRun) return saved
  const writes = [
    ...created.map((write) => guardedWrite(write, true, job.versions)),
    ...changed.map((write) => guardedWrite(write, false, job.versions)),
  ]
  for (const upload of await files.missing(uploads)) await files.put(upload)
  if (writes.length === 0) return saved
  try {
    saved.entry = await writeWithAudit(target, job.what, writes)
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error
    throw new ChangedMeanwhile(changedSince, { cause: error })
  }
  if (!job.isHidden) await indexAfterwards(target, silent)
  return { ...saved, isWritten: true }
}
