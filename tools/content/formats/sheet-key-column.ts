/** The answers of a sheet, seen together: what their numbers, letters and words mean. */
import { type Asker, yesNo } from './asked'
import { letterOf } from './key-text'
import { answerWords, anyOf, nativeLabels } from './question-words'
import { type Row, type RowFault, type RowTable, written } from './sheet-rows'

const prefix = new RegExp(String.raw`^(?:${anyOf(answerWords)})\s*[-:.=]+\s*`, 'iu')

interface Answer {
  readonly row: Row
  readonly text: string
  readonly options: readonly string[]
}

const isDigits = (text: string) => /^\d+$/.test(text)

/** Several options as an answer: `B, D`, `1 & 4`. */
const severalLike = /^\(?[a-h1-8]\)?(?:(?:\s*[,;&/|]\s*|\s+and\s+)\(?[a-h1-8]\)?)+$/i

/** How the numbers among answers count: options from 1, or texts of options; null where that is not certain. */
function meaningOf(answers: readonly Answer[], ask: Asker): 'place' | 'text' | null {
  const numbers = answers.filter(({ text }) => /^\d+(?:\.\d+)?$/.test(text))
  const isPlace = ({ text, options }: Answer) =>
    isDigits(text) && Number(text) >= 1 && Number(text) <= options.length
  const isText = ({ text, options }: Answer) => options.includes(text)
  const places = numbers.filter((one) => isPlace(one) && !isText(one)).length
  const texts = numbers.filter((one) => !isPlace(one) && isText(one)).length
  if (places > 1 && texts === 0) return 'place'
  if (texts > 1 && places === 0) return 'text'
  const unclear = numbers.find(
    (one) => isPlace(one) && isText(one) && one.options.indexOf(one.text) !== Number(one.text) - 1,
  )
  if (!unclear || answers.some(({ text }) => /^[a-h]$/i.test(text))) return null
  const { text, options } = unclear
  const chosen = ask.choice({
    id: 'answer-numbers',
    text: `What do numbers in the column of answers mean, such as ${text} at ${unclear.row.placeOf(0)}?`,
    choices: [
      {
        id: 'place',
        text: `options counted from 1: ${text} is option ${letterOf(Number(text) - 1)} ("${options[Number(text) - 1] ?? ''}")`,
      },
      {
        id: 'text',
        text: `texts of options: ${text} is option ${letterOf(options.indexOf(text))} ("${text}")`,
      },
    ],
  })
  return chosen === 'place' || chosen === 'text' ? chosen : null
}

/** Whether answers count options from 0; null where nobody says so. */
function areFromZero(asked: readonly Answer[], ask: Asker): boolean | null {
  const zero = asked.find(({ text, options }) => text === '0' && !options.includes('0'))
  if (!zero) return false
  if (asked.some(({ text, options }) => isDigits(text) && Number(text) >= options.length)) return null
  const text = `Do the answers count options from 0, so that 0 is A (as at ${zero.row.placeOf(0)})?`
  const chosen = ask.choice({ id: 'answers-from-0', text, choices: yesNo })
  return chosen === null ? null : chosen === 'yes'
}

const romans = ['i', 'ii', 'iii', 'iv', 'v']

/**
 * What letters among answers mean where options are letters too, such as "A, B, AB, O": the labels of options, as in the
 * other rows, or their texts; null where that is not certain.
 */
function meaningOfLetters(asked: readonly Answer[], ask: Asker): 'place' | 'text' | null {
  const letters = asked.filter(({ text }) => /^[a-h]$/i.test(text))
  const placeOf = (text: string) => text.toUpperCase().charCodeAt(0) - 65
  const textOf = ({ text, options }: Answer) =>
    options.findIndex((one) => one.toUpperCase() === text.toUpperCase())
  const unclear = letters.find((one) => textOf(one) >= 0 && textOf(one) !== placeOf(one.text))
  if (!unclear) return null
  if (letters.some((one) => textOf(one) < 0)) return 'place'
  const { text, options, row } = unclear
  const chosen = ask.choice({
    id: 'answer-letters',
    text: `What do letters in the column of answers mean, such as ${text} at ${row.placeOf(0)}?`,
    choices: [
      { id: 'place', text: `labels of options: ${text} is "${options[placeOf(text)] ?? ''}"` },
      { id: 'text', text: `texts of options: ${text} is option ${letterOf(textOf(unclear))}` },
    ],
  })
  return chosen === 'place' || chosen === 'text' ? chosen : null
}

/** Whether answers such as "B, D" name options that are all right; null where nobody says so, or there are none. */
function areAllRight(asked: readonly Answer[], ask: Asker): boolean | null {
  const several = asked.filter(({ text, options }) => severalLike.test(text) && !options.includes(text))
  const [first] = several
  if (!first) return null
  const text = `The answer "${first.text}" names several options (${several.length === 1 ? '1 question' : `${several.length} questions`}). Must a student choose all of them?`
  const chosen = ask.choice({ id: 'several-answers', text, choices: yesNo })
  return chosen === null ? null : chosen === 'yes'
}

const bare = (text: string) => text.replace(/^\(|[).]+$/g, '')

/** What finds the option, from 0, of keys such as ख and బి; null for a key that the keys together do not make certain. */
export function nativePlaces(keys: readonly string[]): (key: string) => number | null {
  const native = new Set(
    keys
      .map(bare)
      .filter((text) => /^[^\p{ASCII}]+$/u.test(text) && nativeLabels.some((list) => list.includes(text))),
  )
  const lists = nativeLabels.filter((list) => [...native].every((label) => list.includes(label)))
  return (key) => {
    if (!native.has(bare(key))) return null
    const [place, ...more] = new Set(lists.map((list) => list.indexOf(bare(key))))
    return place !== undefined && more.length === 0 ? place : null
  }
}

/** A table whose answers are written as letters where the sheet as a whole says what they mean. */
export function withClearKeys(table: RowTable, ask: Asker): { table: RowTable; faults: RowFault[] } {
  const key = table.columns.find(({ field }) => field === 'key')
  const type = table.columns.find(({ field }) => field === 'type')
  const options = table.columns.filter(({ option }) => option !== null)
  const [own = null] = options
  const main = options.filter(({ language }) => language === own?.language)
  const answers = table.body.map((row): Answer => {
    const text = row.given?.key ?? (key ? written(row.cells[key.index]) : '')
    const texts = main
      .map(({ index }) => row.shownAt?.(index) ?? written(row.cells[index]))
      .filter((one) => one !== '')
    const bareText = text.replace(prefix, '').trim()
    // The number that a cell holds and shows another way: 2000, shown as Rs. 2,000.
    const raw = main.map(({ index }) => written(row.cells[index])).filter((one) => one !== '')
    const same = raw.flatMap((one, place) => (one === bareText ? [place] : []))
    const isValue = Number(bareText) > texts.length && same.length === 1 && !texts.includes(bareText)
    return { row, text: isValue ? (texts[same[0] ?? 0] ?? bareText) : bareText, options: texts }
  })
  const asked = answers.filter(({ options: texts }) => texts.length > 0)
  const faults: RowFault[] = []
  const placeOf = (row: Row) => row.placeOf(key?.index ?? 0)
  const fromZero = areFromZero(asked, ask)
  const meaning = fromZero === false ? meaningOf(asked, ask) : null
  const areSeveral = areAllRight(
    asked.filter(({ row }) => !type || written(row.cells[type.index]) === ''),
    ask,
  )
  const nativePlace = nativePlaces(asked.map(({ text }) => text))
  const letters = meaningOfLetters(asked, ask)
  const areRoman = asked.every(
    ({ text, options: texts }) => romans.includes(bare(text).toLowerCase()) && !texts.includes(text),
  )
  const letter = ({ text, options: texts }: Answer): string => {
    const label = bare(text)
    if (areRoman) return letterOf(romans.indexOf(label.toLowerCase()))
    if (letters === 'text' && /^[a-h]$/i.test(text))
      return letterOf(texts.findIndex((one) => one.toUpperCase() === text.toUpperCase()))
    const place = texts.includes(text) ? null : nativePlace(text)
    if (place !== null) return letterOf(place)
    if (fromZero && isDigits(text)) return letterOf(Number(text))
    if (meaning === null || !/^\d+(?:\.\d+)?$/.test(text)) return text
    const option = meaning === 'place' ? Number(text) - 1 : texts.indexOf(text)
    return option in texts ? letterOf(option) : text
  }
  const counted = asked.filter(({ text, options: texts }) => /^[1-9]$/.test(text) && !texts.includes(text))
  const [first] = counted
  if (first && fromZero === false)
    faults.push({
      severity: 'warning',
      place: placeOf(first.row),
      message: `an answer that is a number counts options from 1 (2 is B); ${counted.length} of the answers are read so.`,
    })
  const [zero] = asked.filter(({ text, options: texts }) => text === '0' && !texts.includes('0'))
  if (zero && fromZero === null)
    faults.push({
      severity: 'error',
      place: placeOf(zero.row),
      message: 'answers seem to count options from 0: write letters (A, B, C …) into the whole column.',
      of: null,
    })
  const body = answers.map((answer): Row => {
    const read = answer.options.length > 0 ? letter(answer) : answer.text
    const isSame = key && read === written(answer.row.cells[key.index])
    const isSeveral =
      areSeveral === true &&
      severalLike.test(answer.text) &&
      !answer.options.includes(answer.text) &&
      (!type || written(answer.row.cells[type.index]) === '')
    const said = {
      ...(isSame || read === '' ? {} : { key: read }),
      ...(isSeveral ? { type: 'several' } : {}),
    }
    return Object.keys(said).length === 0
      ? answer.row
      : { ...answer.row, given: { ...answer.row.given, ...said } }
  })
  return { table: { ...table, body }, faults }
}
