/** Reads the question files of a command, and asks the operator where one can be read in several ways. */
import { basename } from 'node:path'
import type { SourceFiles } from './check'
import type { CheckCommand } from './command'
import type { Console } from './console'
import type { Asked } from './formats/asked'
import { type QuestionFiles, readQuestionFiles } from './question-files'
import { skipFaulty } from './skip-questions'

/** The operator's choice; null where nobody can be asked. */
async function ask(file: string, { text, choices }: Asked, console: Console): Promise<string | null> {
  const listed = choices.map((one, at) => `${at + 1} for ${one.text}`).join(', ')
  for (;;) {
    const typed = (await console.ask(`${basename(file)}: ${text} Type ${listed}: `))?.trim().toLowerCase()
    if (typed === undefined) return null
    const chosen = choices.find((one, at) => typed === String(at + 1) || typed === one.id.toLowerCase())
    if (chosen) return chosen.id
  }
}

/** The question files that documents name, and those of `bare`. */
export async function readPapers(
  { collection, reading, skip }: Pick<CheckCommand, 'collection' | 'reading' | 'skip'>,
  { files, bare }: Pick<SourceFiles, 'files' | 'bare'>,
  console: Console,
): Promise<QuestionFiles> {
  let answers = { ...reading.answers }
  for (;;) {
    const papers = await readQuestionFiles(files, collection, bare, { ...reading, answers })
    const [open] = [...papers].flatMap(([file, paper]) => {
      const [asked] = typeof paper === 'string' ? [] : (paper.asked ?? [])
      return asked && !(asked.id in answers) ? [{ file, asked }] : []
    })
    const answer = open ? await ask(open.file, open.asked, console) : null
    if (!open || answer === null) return skip ? skipFaulty(papers) : papers
    answers = { ...answers, [open.asked.id]: answer }
  }
}
