/** Files beside a Word paper: its answers, and its questions in another language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { type KeyEntry, type KeyLists, takeKeyLists } from './docx-key-list'
import { linesIn, linesOf } from './docx-lines'
import { readWord } from './docx-source'
import { anyOf, languageWords } from './question-words'
import { keyListOf } from './sheet-keys'
import { isWorkbook, openSheets } from './sheet-open'
import { decodeBytes } from './text-bytes'

export interface Beside {
  /** The file with the answers; null for none. */
  readonly key: string | null
  /** The same paper in another language; null for none. */
  readonly translation: string | null
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const keyWords = String.raw`(?:answers?|ans)?[\s_.-]*(?:keys?|answers?|ans|జవాబులు|సమాధానాలు|उत्तर|उत्तरमाला)`
const foreign = anyOf([...languageWords.te, ...languageWords.hi])

/** The only one of these files. @throws Error with a sentence for several */
function onlyOne(files: readonly string[], what: string): string | null {
  const [first = null, ...more] = files
  if (more.length > 0)
    throw new Error(
      `there are several files with ${what}: ${files.map((one) => `"${basename(one)}"`).join(', ')}. Keep one of them`,
    )
  return first
}

/**
 * The files that belong to a paper: `paper-key.docx`, `paper answers.txt`, `paper-te.docx`.
 * @param keyFile the file with the answers, where the operator names one
 * @throws Error with a sentence where several may be meant, or the named one is missing
 */
export function besideOf(file: string, keyFile: string | undefined): Beside {
  if (keyFile !== undefined && !existsSync(keyFile))
    throw new Error(`there is no file "${keyFile}" with its answers`)
  const folder = dirname(file)
  if (!existsSync(folder)) return { key: keyFile ?? null, translation: null }
  const name = escaped(basename(file, extname(file)))
  const like = (words: string, endings: string) => {
    const pattern = new RegExp(String.raw`^${name}(?:[\s_.-]+\(?|\()(?:${words})\)?\.(?:${endings})$`, 'iu')
    return readdirSync(folder)
      .filter((one) => one !== basename(file) && !one.startsWith('~$') && pattern.test(one.normalize('NFC')))
      .map((one) => join(folder, one))
  }
  return {
    key: keyFile ?? onlyOne(like(keyWords, 'docx|txt|csv|xlsx'), 'its answers'),
    translation: onlyOne(like(foreign, 'docx'), 'the same paper in another language'),
  }
}

/** The answers of a workbook. @throws Error with a sentence */
async function keysOfWorkbook(file: string, bytes: Uint8Array): Promise<Pick<KeyLists, 'lists' | 'faults'>> {
  const sheets = await openSheets(bytes, basename(file))
  const lists = sheets.flatMap(({ name, rows }) => {
    const found = keyListOf(name ?? '', rows)
    if (!found) return []
    const entries = [...found.answers].map(
      ([number, { text, place }]): KeyEntry => ({ number, answer: text, place, explanation: [], from: 0 }),
    )
    return [entries.sort((one, other) => one.number - other.number)]
  })
  if (lists.length === 0)
    throw new Error(
      `no answers were found in "${basename(file)}": write a column with the numbers of the questions, and one with their answers`,
    )
  return { lists, faults: [] }
}

/** The answers of a file that holds nothing else. @throws Error with a sentence */
export async function keyListsOf(file: string): Promise<Pick<KeyLists, 'lists' | 'faults'>> {
  const bytes = new Uint8Array(readFileSync(file))
  if (isWorkbook(file)) return keysOfWorkbook(file, bytes)
  const isWord = /\.docx$/i.test(file)
  if (!isWord && !/\.(?:txt|csv)$/i.test(file))
    throw new Error(
      `"${basename(file)}" is no file of answers: save it as .docx, .xlsx or .txt, with a line such as "1-b 2-c"`,
    )
  const lines = isWord
    ? linesOf(readWord(bytes).nodes)
    : decodeBytes(bytes)
        .text.split(/\r?\n/)
        .flatMap((text, index) =>
          linesIn(
            { name: 'p', attributes: {}, children: [text.replace(/^(\s*\d+)\s*[,;\t]\s*/, '$1. ')] },
            index + 1,
          ),
        )
  const found = takeKeyLists(lines, true)
  if (found.lists.length === 0 && found.faults.length === 0)
    throw new Error(`no answers were found in "${basename(file)}": write "1-b 2-c", or one in each line`)
  return found
}
