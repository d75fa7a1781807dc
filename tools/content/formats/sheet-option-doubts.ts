/** What is wrong or doubtful in the options of single rows: cells that moved, options that lack a language, too few of them. */
import type { Language } from '../../../src/domain/rich-text'
import type { AuthoredFault } from './authored'
import { languageIn } from './sheet-languages'
import { type Placed, type Row, written } from './sheet-rows'

const isKeyLike = (text: string) => /^(?:\(?(?:[a-h]|[1-8])[).]|[A-H])$/.test(text)

/** The options of a row by language, each with its text; null for an empty cell. */
function textsOf(columns: readonly Placed[], row: Row): Map<Language | null, Array<string | null>> {
  const found = new Map<Language | null, Array<string | null>>()
  for (const { option, language, index } of columns) {
    if (option === null) continue
    const texts = found.get(language) ?? []
    texts[option] = written(row.cells[index]) || null
    found.set(language, texts)
  }
  return found
}

/** An option that looks like an answer, beside options that are texts: the cells of the row moved. */
function movedCell(texts: ReadonlyArray<string | null>): string | null {
  const filled = texts.filter((text) => text !== null && text !== undefined)
  const keys = filled.filter(isKeyLike)
  const [key] = keys
  return key !== undefined &&
    keys.length === 1 &&
    key === filled.at(-1) &&
    filled.every((text) => text === key || text.length > 1)
    ? key
    : null
}

/** The option, from 0, that only Telugu or Hindi has, though it has a column in English too; null for none. */
function untranslated(texts: ReadonlyMap<Language | null, ReadonlyArray<string | null>>): number | null {
  const all = [...texts.values()]
  const most = Math.max(0, ...all.map(({ length }) => length))
  for (let option = 0; option < most; option += 1) {
    const [text, ...others] = all.flatMap((own) => own[option] ?? [])
    const hasColumns = all.every((own) => own[option] !== undefined)
    // An option in English alone, or without letters, is the same in all languages.
    const isForeign = text !== undefined && /\p{L}/u.test(text) && languageIn([text]) !== 'en'
    if (hasColumns && others.length === 0 && isForeign) return option
  }
  return null
}

/** What is wrong or doubtful in the options of the rows of a table. */
export function optionDoubts(columns: readonly Placed[], body: readonly Row[]): AuthoredFault[] {
  const options = columns.filter(({ option }) => option !== null)
  const key = columns.find(({ field }) => field === 'key')
  const isTranslated = columns.filter(({ field }) => field === 'question').length > 1
  const rows = body.map((row) => ({ row, texts: textsOf(columns, row) }))
  const counts = rows.map(({ texts }) =>
    Math.max(0, ...[...texts.values()].map((own) => own.filter(Boolean).length)),
  )
  const usual = Math.max(0, ...counts)
  const isUsual =
    counts.filter((count) => count === usual).length >= 0.6 * counts.filter((count) => count > 0).length
  return rows.flatMap(({ row, texts }, at): AuthoredFault[] => {
    const place = row.placeOf(options[0]?.index ?? 0)
    const moved = [...texts.values()].map(movedCell).find((text) => text !== null)
    // Where the column of answers holds one, nothing moved.
    const hasKey = key !== undefined && isKeyLike(written(row.cells[key.index]).toUpperCase())
    if (moved !== undefined && moved !== null && !hasKey) {
      const message = `its last option is "${moved}", which looks like an answer: did the cells of this row move to the left?`
      return [{ place, severity: 'error', message }]
    }
    const lone = isTranslated && texts.size > 1 ? untranslated(texts) : null
    if (lone !== null) {
      const header = options.find(({ option }) => option === lone)?.header
      const message = `its option "${header}" is not written in English: write it in all languages.`
      return [{ place, severity: 'error', message }]
    }
    const count = counts[at] ?? 0
    // An answer behind the options would have moved with them.
    const isBehind =
      key !== undefined && key.index > (options[0]?.index ?? 0) && written(row.cells[key.index]) !== ''
    if (isBehind || row.textAt || usual < 3 || !isUsual || count === usual || count < 3) return []
    const message = `it has ${count} options, and most of the others have ${usual}: compare.`
    return [{ place, severity: 'warning', message }]
  })
}
