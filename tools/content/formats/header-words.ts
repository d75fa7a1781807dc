/** What the columns of a question sheet are called by those who write them: coaching centres, in three languages. */
import { type Language, languages } from '../../../src/domain/rich-text'

export type ColumnField =
  | 'id'
  | 'question'
  | 'option'
  | 'key'
  | 'type'
  | 'explanation'
  | 'topic'
  | 'section'
  | 'set'
  | 'passage'
  | 'image'
  | 'alt'
  | 'correct'
  | 'wrong'
  | 'partial'
  | 'tolerance'
  | 'from'
  | 'to'
  | 'title'
  | 'text'

export interface Column {
  field: ColumnField
  /** Of an option, from 0. */
  option: number | null
  /** null where the header names none. */
  language: Language | null
  /** Whether its numbers are percentages, as the header says: "Negative (%)". */
  isShare: boolean
}

/** As headers say it in small letters, with nothing but letters, digits and single spaces. */
const words: Readonly<Record<Exclude<ColumnField, 'option'>, string>> = {
  id: 'id|question id|q id|qid|q no|qno|s no|sno|sl no|no|number|question no|question number',
  question: 'question|q|question text|questions|stem|ప్రశ్న|प्रश्न|सवाल',
  key: 'key|answer|ans|correct|answer key|correct option|correct ans|correct answer|correct options|correct answers|right answer|right option|answers|సమాధానం|జవాబు|సరైన సమాధానం|उत्तर|सही उत्तर',
  type: 'type|question type|q type|kind',
  explanation:
    'explanation|solution|reason|explanations|answer explanation|detailed solution|rationale|వివరణ|व्याख्या|हल',
  topic: 'topic|subject|chapter|sub topic|subtopic|tag|అంశం|विषय',
  section: 'section|part|section id|విభాగం|खंड',
  set: 'set|set id|passage id|group|group id|directions id',
  passage: 'passage|directions|direction|paragraph|common data|comprehension|సూచనలు|निर्देश',
  image: 'image|picture|figure|diagram|image name|image file',
  alt: 'alt|image alt|alt text|image description|picture description|figure description|what the image shows',
  correct: 'marks|mark|positive|positive marks|positive mark|marks correct|right marks',
  wrong: 'negative|negative marks|negative mark|negative marking|marks wrong|minus marks|penalty',
  partial: 'partial|partial marks|partial mark|marks partial',
  tolerance: 'tolerance|margin|plus minus|error',
  from: 'from|answer from|range from|min|minimum|lower limit|start range',
  to: 'to|answer to|range to|max|maximum|upper limit|end range',
  title: 'title|set title|heading',
  text: 'text|set text|passage text',
}

const languageWords: Readonly<Record<Language, readonly string[]>> = {
  en: ['english', 'en', 'eng', 'ఇంగ్లీష్', 'अंग्रेजी'],
  te: ['telugu', 'te', 'tel', 'తెలుగు', 'तेलुगु'],
  hi: ['hindi', 'hi', 'hin', 'हिन्दी', 'हिंदी', 'హిందీ'],
}

/** Letters that stand in words of one language only. */
const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
}

const optionWords = /^(?:(?:option|opt|choice|alternative|answer option|ఎంపిక|ఆప్షన్|विकल्प) ?)?([a-h]|[1-8])$/

/** Hints such as "(required)" are left out; a real minus or a star too. */
const plain = (header: string) =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .trim()

/** Fields of which a share can be said: of the question's marks, or of its answer. */
const shares: ReadonlySet<ColumnField> = new Set(['correct', 'wrong', 'partial', 'tolerance'])
const shareWord = /%|\b(?:per ?cent(?:age)?|pct)\b|శాతం|प्रतिशत/giu

function withoutLanguage(header: string): { name: string; language: Language | null } {
  const parts = header.split(' ')
  for (const language of languages) {
    const isNamed = (part: string | undefined) => languageWords[language].some((word) => word === part)
    if (parts.length > 1 && isNamed(parts.at(-1))) return { name: parts.slice(0, -1).join(' '), language }
    if (parts.length > 1 && isNamed(parts[0])) return { name: parts.slice(1).join(' '), language }
  }
  return { name: header, language: languages.find((one) => scripts[one]?.test(header)) ?? null }
}

const fields = new Map(
  (Object.keys(words) as Array<keyof typeof words>).flatMap((field) =>
    words[field].split('|').map((word) => [word, field] as const),
  ),
)

/** What a header names; null for one that is none of ours. */
export function columnOf(header: string): Column | null {
  const { name, language } = withoutLanguage(plain(header))
  const field = fields.get(name) ?? fields.get(plain(header.replace(shareWord, ' ')))
  if (field !== undefined) {
    const isShare = shares.has(field) && header.search(shareWord) >= 0
    return { field, option: null, language, isShare }
  }
  const [, place] = optionWords.exec(name) ?? []
  // A column called "1" numbers questions.
  if (place === undefined || (name === place && /\d/.test(place))) return null
  const option = /\d/.test(place) ? Number(place) - 1 : place.charCodeAt(0) - 97
  return { field: 'option', option, language, isShare: false }
}

/** Whether a text has lost its letters, as a file in an old encoding has: "???? ??", or was written in UTF-8 twice. */
export function hasLostLetters(text: string, language: Language | null): boolean {
  if (/\uFFFD|à[°±¤¥]|â[€‚ˆ‰]|Ã[\u0080-\u00BF]/.test(text)) return true
  if (!/\?\?/.test(text)) return false
  if (language !== null && language !== 'en') return !scripts[language]?.test(text)
  // One gap of a series ("2, 4, ??") is none.
  return /^[\s?.,;:()-]+$/.test(text) || (text.match(/\?{2,}/g) ?? []).length > 2
}

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const madeDate = new RegExp(`^(?:\\d{1,2}-${month}(?:-\\d{2,4})?|${month}-\\d{2})$`)

/**
 * What a spreadsheet wrote in place of what was typed; null for a text of the author.
 * @param isShown whether the file holds numbers and dates as the spreadsheet shows them
 */
export function madeOf(text: string, isShown: boolean): string | null {
  if (/^#(?:REF!|NAME\?|VALUE!|DIV\/0!|N\/A|NUM!|NULL!|SPILL!|CALC!|#+)$/.test(text))
    return `holds an error of the spreadsheet ("${text}")`
  if (!isShown) return null
  if (madeDate.test(text)) return `holds "${text}", which a spreadsheet makes of a fraction or a date`
  return /^-?\d(?:\.\d+)?E[+-]\d{2,}$/.test(text)
    ? `holds "${text}", which a spreadsheet makes of a long number`
    : null
}

/** Whether a text has a question mark in place of a sign such as ₹: "?500". */
export const hasLostSign = (text: string): boolean => /\?\d|^\? \d/.test(text)
