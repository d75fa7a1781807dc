/** Files beside a sheet that belong to it: `paper-key.csv` with its answers, `paper-te.xlsx` with its questions in Telugu. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { languages } from '../../../src/domain/rich-text'
import { reasonOf } from './paper-draft'
import { anyOf, keyHeadings, languageWords, versionWords } from './question-words'
import { isTextSheet, isWorkbook, openSheets, type Sheet } from './sheet-open'

const languageNames = languages.flatMap((language) => [...languageWords[language]])
const keyNames = ['key', 'keys', 'answer', 'answers', 'ans', ...keyHeadings]
const joint = String.raw`[\s_.\-]+\(?`
const languageEnd = new RegExp(
  `${joint}(?:${anyOf(languageNames)})(?:${joint}(?:${anyOf(versionWords)}))?\\)?$`,
  'iu',
)
const keyEnd = new RegExp(`${joint}(?:${anyOf(keyNames)})\\)?$`, 'iu')

const stem = (file: string) => basename(file, extname(file)).normalize('NFC')

/** The name of the paper that a file belongs to; null for a file of its own. */
function paperOf(file: string): string | null {
  const own = stem(file)
  const bare = own.replace(keyEnd, '').replace(languageEnd, '')
  return bare === own ? null : bare
}

/** Whether a file is called as another one in another language. */
export const isTranslationName = (file: string): boolean => languageEnd.test(stem(file))

export interface Companion {
  readonly file: string
  readonly sheets: readonly Sheet[]
}

/**
 * The files that belong to a sheet.
 * @param keyFile the file with its answers, where the operator names one
 * @throws Error with a sentence for one that cannot be read
 */
export async function companionsOf(file: string, keyFile: string | undefined): Promise<Companion[]> {
  const paths = [
    ...found(file).filter((one) => keyFile === undefined || !keyEnd.test(stem(one))),
    ...(keyFile === undefined ? [] : [keyFile]),
  ]
  return Promise.all(
    paths.map(async (path) => {
      const name = basename(path)
      try {
        if (!isWorkbook(name) && !isTextSheet(name)) throw new Error('it is no sheet (.xlsx, .csv)')
        return { file: name, sheets: await openSheets(readFileSync(path), name) }
      } catch (error) {
        throw new Error(`"${name}" beside it cannot be read: ${reasonOf(error)}`, { cause: error })
      }
    }),
  )
}

/** The paths of the files beside a sheet that its name says are parts of it. */
function found(file: string): string[] {
  const own = stem(file)
  // The English one of several languages is the paper; any other file with such a name belongs to another.
  const isEnglish = /[\s_.-](?:en|eng|english)$/i.test(own)
  if (keyEnd.test(own) || (languageEnd.test(own) && !isEnglish)) return []
  const name = isEnglish ? own.replace(languageEnd, '') : own
  return readdirSync(dirname(file))
    .filter(
      (one) =>
        (isWorkbook(one) || isTextSheet(one)) &&
        !one.startsWith('~$') &&
        stem(one) !== own &&
        paperOf(one)?.toLowerCase() === name.toLowerCase(),
    )
    .sort()
    .map((one) => join(dirname(file), one))
}
