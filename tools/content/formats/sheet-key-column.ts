/** The answers of a sheet, seen together: what their numbers, letters and words mean. */
import type { AuthoredFault } from './authored'
import { letterOf } from './key-text'
import { answerWords, anyOf, nativeLabels } from './question-words'
import { type Row, type RowTable, written } from './sheet-rows'

const prefix = new RegExp(String.raw`^(?:${anyOf(answerWords)})\s*[-:.=]+\s*`, 'iu')

interface Answer {
  readonly row: Row
  readonly text: string
  readonly options: readonly string[]
}

/** How the numbers among answers count: options from 1, or texts of options; null where that is not certain. */
function meaningOf(answers: readonly Answer[]): 'place' | 'text' | null {
  const counts = { place: 0, text: 0 }
  for (const { text, options } of answers) {
    if (!/^\d+(?:\.\d+)?$/.test(text)) {
      if (/^[a-h]$/i.test(text)) return null
      continue
    }
    const isPlace = Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= options.length
    const isText = options.includes(text)
    if (isPlace && !isText) counts.place += 1
    if (!isPlace && isText) counts.text += 1
  }
  if (counts.place > 1 && counts.text === 0) return 'place'
  return counts.text > 1 && counts.place === 0 ? 'text' : null
}

/** A table whose answers are written as letters where the sheet as a whole says what they mean. */
export function withClearKeys(table: RowTable): { table: RowTable; faults: AuthoredFault[] } {
  const key = table.columns.find(({ field }) => field === 'key')
  const options = table.columns.filter(({ option }) => option !== null)
  const [own = null] = options
  const main = options.filter(({ language }) => language === own?.language)
  const answers = table.body.map((row): Answer => {
    const text = row.given?.key ?? (key ? written(row.cells[key.index]) : '')
    const texts = main
      .map(({ index }) => row.shownAt?.(index) ?? written(row.cells[index]))
      .filter((one) => one !== '')
    return { row, text: text.replace(prefix, '').trim(), options: texts }
  })
  const asked = answers.filter(({ options: texts }) => texts.length > 0)
  const faults: AuthoredFault[] = []
  const placeOf = (row: Row) => row.placeOf(key?.index ?? 0)
  const zero = asked.find(({ text, options: texts }) => text === '0' && !texts.includes('0'))
  if (zero && !asked.some(({ text, options: texts }) => Number(text) === texts.length))
    faults.push({
      severity: 'error',
      place: placeOf(zero.row),
      message: 'answers seem to count options from 0: write letters (A, B, C …) into the whole column.',
    })
  const meaning = meaningOf(asked)
  const native = new Set(
    asked
      .map(({ text }) => text.replace(/^\(|[).]+$/g, ''))
      .filter((text) => /^[^\p{ASCII}]+$/u.test(text) && nativeLabels.some((list) => list.includes(text))),
  )
  const lists = nativeLabels.filter((list) => [...native].every((label) => list.includes(label)))
  const placesOf = (label: string) => new Set(lists.map((list) => list.indexOf(label)))
  const letter = ({ text, options: texts }: Answer): string => {
    const label = text.replace(/^\(|[).]+$/g, '')
    if (native.has(label) && !texts.includes(text)) {
      const [place, ...more] = placesOf(label)
      return place !== undefined && more.length === 0 ? letterOf(place) : text
    }
    if (meaning === null || !/^\d+(?:\.\d+)?$/.test(text)) return text
    return letterOf(meaning === 'place' ? Number(text) - 1 : texts.indexOf(text))
  }
  const counted = asked.filter(({ text, options: texts }) => /^[1-9]$/.test(text) && !texts.includes(text))
  const [first] = counted
  if (first && !zero)
    faults.push({
      severity: 'warning',
      place: placeOf(first.row),
      message: `an answer that is a number counts options from 1 (2 is B); ${counted.length} of the answers are read so.`,
    })
  const body = answers.map((answer): Row => {
    const read = answer.options.length > 0 ? letter(answer) : answer.text
    const isSame = key && read === written(answer.row.cells[key.index])
    return isSame || read === '' ? answer.row : { ...answer.row, given: { ...answer.row.given, key: read } }
  })
  return { table: { ...table, body }, faults }
}
