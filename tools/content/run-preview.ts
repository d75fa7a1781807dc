/** `preview`: a paper in the real exam, on the local backend alone. */
import { basename } from 'node:path'
import { localEnv } from '../../scripts/local-env.mjs'
import { paths } from '../../src/config/paths'
import { checkSources, sourceFiles } from './check'
import type { PreviewCommand } from './command'
import type { Console } from './console'
import { kindOf } from './kinds'
import { placeOf } from './place'
import type { QuestionFiles } from './question-files'
import { type ReadFile, readContentFile } from './read-file'
import { readPapers } from './read-papers'
import { tell, write } from './run-content'
import type { SourceDocument } from './source-document'
import { rootOf, type Target } from './target'
import { UsageError } from './usage'

/** A mock test of its own, which cannot take the place of a published one. */
function previewOf(source: Omit<SourceDocument, 'collection' | 'kind'>): SourceDocument[] {
  const kind = kindOf('mock_tests')
  const fields = { ...source.fields, published: true, isActive: true, isPaid: false }
  return kind ? [{ ...source, collection: 'mock_tests', kind, id: `preview-${source.id}`, fields }] : []
}

/** The tests of a file of documents. */
const testsIn = ({ documents }: ReadFile) =>
  documents
    .filter(({ fields }) => fields.questions !== undefined || fields.questionsFrom !== undefined)
    .flatMap(previewOf)

/** A test made for a file of questions. */
function testAround(file: string, papers: QuestionFiles): SourceDocument[] {
  const name = basename(file)
  const paper = papers.get(file)
  const questions = typeof paper === 'object' ? paper.questions : []
  const sections = [...new Set(questions.flatMap(({ section }) => section ?? []))]
  const id = name.replace(/\..*$/, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const fields = {
    title: `Preview of ${name}`,
    categoryName: 'Preview',
    duration: Math.max(1, questions.length),
    sections: sections.map((section) => ({ id: section, name: section })),
    questionsFrom: name,
  }
  return previewOf({ file, line: 1, id, fields })
}

/** @returns the exit code */
export async function runPreview(
  { file, port, skip, reading }: PreviewCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const { files, bare } = sourceFiles([file], null)
  // A preview is a mock test, whatever its file is called.
  const collectionOf = (one: string) => (typeof placeOf(one, null) === 'string' ? 'mock_tests' : null)
  const read = files.map((one) => readContentFile(one, collectionOf(one)))
  const papers = await readPapers({ collection: collectionOf(file), reading, skip }, { files, bare }, console)
  const unread = read.flatMap(({ problems }) => problems)
  const sources = [...read.flatMap(testsIn), ...bare.flatMap((one) => testAround(one, papers))]
  if (sources.length === 0 && unread.length === 0)
    throw new UsageError(`There is no test with questions in "${file}".`)
  const checked = checkSources(sources, rootOf(null), new Date(), papers)
  const problems = [...unread, ...checked.problems]
  if (tell(problems, `${sources.length} to preview`, { strict: false, skip }, console)) {
    console.err('Nothing was written.')
    return 1
  }
  const code = await write(
    checked,
    { replace: true, dryRun: false, yes: true, isPreview: true },
    target,
    console,
  )
  if (code !== 0) return code
  const app = `http://127.0.0.1:${port ?? localEnv().APP_PORT}`
  for (const { path } of checked.documents) console.out(`${app}${paths.mockTest(path.replace(/^.*\//, ''))}`)
  console.out('The app must run there (npm start). Lists of the local backend show a preview as well.')
  return 0
}
