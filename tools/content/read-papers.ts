/** Reads the question files of a command: asks the operator where one can be read in several ways, and leaves out what it may. */
import { basename } from 'node:path'
import type { SourceFiles } from './check'
import type { CheckCommand } from './command'
import type { Console } from './console'
import type { Answers, Asked } from './formats/asked'
import { count, describeProblems } from './problem'
import { type QuestionFiles, readQuestionFiles } from './question-files'
import { skipFaulty } from './skip-questions'

/** The operator's choice; null where nobody can be asked. */
async function ask(file: string, { text, choices }: Asked, console: Console): Promise<string | null> {
  const listed = choices.map((one, at) => `${at + 1} ${one.text}`).join(', ')
  for (;;) {
    const typed = (await console.ask(`${basename(file)}: ${text} Type ${listed}: `))?.trim().toLowerCase()
    if (typed === undefined) return null
    const chosen = choices.find((one, at) => typed === String(at + 1) || typed === one.id.toLowerCase())
    if (chosen) return chosen.id
  }
}

/** The question files that documents name, and those of `bare`. */
export async function readPapers(
  { collection, choose, skip }: Pick<CheckCommand, 'collection' | 'choose' | 'skip'>,
  { files, bare }: Pick<SourceFiles, 'files' | 'bare'>,
  console: Console,
): Promise<QuestionFiles> {
  const chosen = new Map<string, Answers>()
  const read = () =>
    readQuestionFiles(files, collection, bare, (file) => ({ ...choose, ...chosen.get(file) }))
  let papers = await read()
  const open = () =>
    [...papers].flatMap(([file, paper]) =>
      typeof paper === 'string' ? [] : (paper.asked ?? []).map((asked) => ({ file, asked })),
    )
  for (let [next] = open(); next; [next] = open()) {
    const answer = await ask(next.file, next.asked, console)
    if (answer === null) break
    chosen.set(next.file, { ...chosen.get(next.file), [next.asked.id]: answer })
    papers = await read()
  }
  if (!skip) return papers
  const { papers: kept, left } = skipFaulty(papers)
  for (const line of describeProblems(left)) console.out(line.replace(/^error {2}/, 'left out'))
  if (left.length > 0)
    console.out(
      `${count(new Set(left.map(({ file, field, line }) => `${file} ${field} ${line}`)).size, 'place')} of questions that are left out.`,
    )
  return kept
}
