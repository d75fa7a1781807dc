/** A question file that no document names: what it holds, and what is wrong with it. */
import { type Block, blocksOf, type Line, type RichText } from '../../src/domain/rich-text'
import { languageNames } from './check-paper'
import type { AuthoredPaper } from './formats/authored'
import { fileKinds, kindNames } from './formats/kinds'
import { fault, type Problem } from './problem'
import { inOrigin, problemsOf } from './question-files'
import { findingsIn } from './skip-questions'

/** The lines of a block. */
function linesOf(block: Block): readonly Line[] {
  if (block.type === 'paragraph') return [block]
  if (block.type === 'list') return block.items
  return block.type === 'table' ? block.rows.flatMap(({ cells }) => cells) : []
}

function formulasIn(text: RichText): number {
  const blocks = blocksOf(text)
  const pieces = blocks.flatMap(linesOf).flatMap(({ content }) => content)
  const inLines = pieces.filter((piece) => typeof piece === 'object' && piece.type === 'formula')
  return inLines.length + blocks.filter(({ type }) => type === 'formula').length
}

/** `2 sections (Maths 30, Reasoning 40)` */
function sectionsIn(questions: AuthoredPaper['questions']): string[] {
  const counts = new Map<string, number>()
  for (const { section } of questions)
    if (section !== null) counts.set(section, (counts.get(section) ?? 0) + 1)
  if (counts.size === 0) return []
  const names = [...counts].map(([name, number]) => `${name} ${number}`)
  return [`${counts.size} section${counts.size === 1 ? '' : 's'} (${names.join(', ')})`]
}

/** `12 questions (8 with one right option, 1 with several, 3 with a number), in English and Telugu, 3 formulas, 1 picture`. */
function told({ questions, sets, languages, pictures, beside = [] }: AuthoredPaper): string {
  const found = kindNames.flatMap((kind) => {
    const number = questions.filter(({ key }) => key.kind === kind).length
    return number > 0 ? [`${number} ${fileKinds[kind].told}`] : []
  })
  const texts = [
    ...questions.flatMap(({ text, options, explanation }) => [text, ...options, explanation ?? '']),
    ...sets.map(({ text }) => text),
  ]
  const formulas = texts.reduce((total, text) => total + formulasIn(text), 0)
  const parts = [
    `${questions.length} question${questions.length === 1 ? '' : 's'}${found.length > 0 ? ` (${found.join(', ')})` : ''}`,
    ...(languages.length > 0
      ? [`in ${languages.map((language) => languageNames[language]).join(' and ')}`]
      : []),
    `${formulas} formula${formulas === 1 ? '' : 's'}`,
    `${pictures.length} picture${pictures.length === 1 ? '' : 's'}`,
    ...sectionsIn(questions),
    ...(beside.length > 0 ? [`with ${beside.join(' and ')}`] : []),
  ]
  return parts.join(', ')
}

/** @param paper what `readQuestionFiles` made of the file */
export function checkBare(
  file: string,
  paper: AuthoredPaper | string,
): { problems: Problem[]; summary: string } {
  if (typeof paper === 'string')
    return {
      // The file stands in front of the sentence already.
      problems: [{ ...fault(null, paper.replace(`"${file}"`, 'it')), file, line: null, id: null }],
      summary: file,
    }
  const places = paper.questions.map(({ place }) => place)
  const problems = findingsIn(paper).map(
    (finding) => inOrigin(finding, { file, places }, '') ?? { ...finding, file, line: null, id: null },
  )
  return {
    problems: [...problemsOf(paper, file, null), ...problems.map((problem) => ({ ...problem, id: null }))],
    summary: `${file}: ${told(paper)}`,
  }
}
