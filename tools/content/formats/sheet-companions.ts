/** Files beside a sheet that belong to it: `paper-key.csv` with its answers, `paper-te.xlsx` with its questions in Telugu. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { languages } from '../../../src/domain/rich-text'
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
export function paperOf(file: string): string | null {
  const own = stem(file)
  const bare = own.replace(keyEnd, '').replace(languageEnd, '')
  return bare === own ? null : bare
}

export interface Companion {
  readonly file: string
  readonly sheets: readonly Sheet[]
}

/** The files that belong to a sheet. @throws Error with a sentence for one that cannot be read */
export async function companionsOf(file: string): Promise<Companion[]> {
  const own = stem(file)
  // The English one of several languages is the paper; any other file with such a name belongs to another.
  const isEnglish = /[\s_.-](?:en|eng|english)$/i.test(own)
  if (keyEnd.test(own) || (languageEnd.test(own) && !isEnglish)) return []
  const name = isEnglish ? own.replace(languageEnd, '') : own
  const found = readdirSync(dirname(file)).filter(
    (one) =>
      (isWorkbook(one) || isTextSheet(one)) &&
      stem(one) !== own &&
      paperOf(one)?.toLowerCase() === name.toLowerCase(),
  )
  return Promise.all(
    found.sort().map(async (one) => {
      try {
        return { file: one, sheets: await openSheets(readFileSync(join(dirname(file), one)), one) }
      } catch (error) {
        throw new Error(
          `"${one}" beside it cannot be read: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      }
    }),
  )
}
