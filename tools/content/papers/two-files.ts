/** Two files of one paper: its questions, and their answers or the same questions in another language. */
import { copyFileSync, mkdtempSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { type Language, languages, plainText } from '../../../src/domain/rich-text'
import { scriptOf } from '../../../src/domain/text-language'
import type { Answers, Asked, ReadChoices } from '../formats/asked'
import { readQuestionFile } from '../question-files'

/** The id of the question that is asked when it is not clear which file is the paper. */
const question = 'paper'

interface Part {
  file: string
  /** Questions, also those whose answer is missing. */
  count: number
  /** Of most questions. */
  language: Language
}

const isWord = (file: string) => extname(file).toLowerCase() === '.docx'

async function partOf(file: string): Promise<Part> {
  const read = await readQuestionFile(file)
  const faults = typeof read === 'string' ? [] : read.faults
  const partial = faults.flatMap((fault) => fault.partial ?? []).filter(({ options }) => options.length > 1)
  const texts = [...(typeof read === 'string' ? [] : read.questions), ...partial].map(({ text }) => text)
  const spoken = texts.map((text) => scriptOf(plainText(text)))
  const countOf = (language: Language) => spoken.filter((one) => one === language).length
  const [first = 'en'] = [...languages].sort((one, other) => countOf(other) - countOf(one))
  // A sheet without answers says no more than where its questions are. In Word "1. b" is an answer.
  const places = typeof read === 'string' || isWord(file) ? [] : (read.order ?? [])
  return { file, count: Math.max(texts.length, places.length), language: first }
}

/** How the two files are read together. */
export interface Together {
  file: string
  choices: ReadChoices
  /** The second file, as the reader calls it. */
  second: { name: string; readAs: string }
  /** A folder of copies to delete once they are read; null where the files are read in place. */
  copies: string | null
}

/** The readers know a translation by its name: `paper-te.docx` beside `paper.docx`. */
function withTranslation({ file }: Part, other: Part, answers: Answers): Together {
  const folder = mkdtempSync(join(dirname(file), 'together-'))
  const paper = join(folder, `paper${extname(file)}`)
  const readAs = `paper-${other.language}${extname(other.file)}`
  copyFileSync(file, paper)
  copyFileSync(other.file, join(folder, readAs))
  return { file: paper, choices: { answers }, second: { name: basename(other.file), readAs }, copies: folder }
}

/**
 * Finds out which of two files is the paper. One that holds no question has its answers; of two languages English is the
 * paper, as its reader has it.
 * @returns a question to the operator where neither tells
 */
export async function together(
  files: readonly [string, string],
  answers: Answers,
): Promise<Together | Asked> {
  const parts = await Promise.all(files.map(partOf))
  const holding = parts.filter(({ count }) => count > 0)
  const isPair = holding.length === 2 && holding[0]?.language !== holding[1]?.language
  const chosen = answers[question] === undefined ? undefined : parts[Number(answers[question])]
  const paper =
    chosen ??
    (holding.length === 1 ? holding[0] : isPair ? holding.find((one) => one.language === 'en') : undefined)
  const other = parts.find((one) => one !== paper)
  if (!paper || !other)
    return {
      id: question,
      text: 'Which one is the paper?',
      choices: [
        ...files.map((file, at) => ({ id: String(at), text: basename(file) })),
        { id: 'each', text: 'Each is a paper of its own' },
      ],
    }
  if (isPair) return withTranslation(paper, other, answers)
  const name = basename(other.file)
  return {
    file: paper.file,
    choices: { answers, keyFile: other.file },
    second: { name, readAs: name },
    copies: null,
  }
}
