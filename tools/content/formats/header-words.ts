/** What the columns of a question sheet are called by those who write them: coaching centres, in three languages. */
import { type Language, languages } from '../../../src/domain/rich-text'
import { answerWords, explanationWords, languageWords, nativeLabels, versionWords } from './question-words'

export type ColumnField =
  | 'id'
  | 'number'
  | 'question'
  | 'option'
  | 'options'
  | 'key'
  | 'type'
  | 'explanation'
  | 'topic'
  | 'subject'
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
  /** How good a name of its field it is: 0 is the best. */
  rank: number
}

/** As headers say it in small letters, with nothing but letters, digits and single spaces. The best name comes first. */
const words: Readonly<Record<Exclude<ColumnField, 'option'>, string>> = {
  id: 'id|question id|q id|qid',
  number:
    'q no|qno|qn|qn no|q num|q number|s no|sno|sl no|slno|sr no|srno|sl|sr|serial no|serial number|serial|no|nos|num|number|question no|question num|question number|ques no|que no|వ సం|వ సంఖ్య|వరుస సంఖ్య|క్ర సం|క్ర సంఖ్య|క్రమ సంఖ్య|ప్రశ్న సంఖ్య|ప్ర సం|సంఖ్య|क्र सं|क्र स|क्र|क्रम|क्रम सं|क्रम संख्या|क्रमांक|प्रश्न सं|प्रश्न संख्या|प्रश्न क्रमांक|प्र सं|प्र क्र|संख्या',
  question:
    'question|q|que|ques|quest|question text|questions|question description|question statement|question stem|question body|stem|problem|mcq|question title|question name|question with options|questions with options|question and options|question options|statement|questionnaire|ప్రశ్న|ప్రశ్నలు|ప్రశ్న పాఠం|प्रश्न|प्रश्न पाठ|प्रश्न विवरण|सवाल',
  options: 'options|choices|answer options|answer choices|ఎంపికలు|ఆప్షన్లు|ఆప్షన్స్|विकल्प|ऑप्शन',
  key: `${answerWords.join('|')}|right options|right choice|correct opt|crt ans|crct ans|corr ans|cor ans|correct ans option|answer option|correct answer key|सही ऑप्शन|सही विकल्प|right ans|right opt|correct option no|correct option number|correct answer option|correct option letter|final key|official key|answers|జవాబులు|సమాధానాలు|కీ|సరైన ఆప్షన్|సరైన ఎంపిక`,
  type: 'type|question type|q type|ques type|type of question|kind|ప్రశ్న రకం|రకం|प्रश्न प्रकार|प्रकार',
  explanation: `${explanationWords.join('|')}|explanations|reason|rationale|answer explanation|explaination|solutions|వివరణలు`,
  topic:
    'topic|topic name|sub topic|subtopic|chapter|chapter name|unit|lesson|tag|tags|అంశం|అధ్యాయం|టాపిక్|पाठ|अध्याय|टॉपिक|उप विषय',
  subject: 'subject|subject name|విషయం|సబ్జెక్ట్|विषय|सब्जेक्ट',
  section: 'section|section name|part|section id|విభాగం|సెక్షన్|భాగం|खंड|खण्ड|भाग',
  set: 'set|set id|passage id|group|group id|directions id',
  passage: 'passage|directions|direction|paragraph|common data|comprehension|సూచనలు|పేరా|निर्देश|गद्यांश',
  image: 'image|picture|figure|diagram|image name|image file',
  alt: 'alt|image alt|alt text|image description|picture description|figure description|what the image shows',
  correct:
    'marks|mark|positive|positive marks|positive mark|marks correct|right marks|correct marks|max marks|marks per question|score|points|మార్కులు|अंक',
  wrong:
    'negative|negative marks|negative mark|negative marking|negative score|neg|neg marks|neg mark|marks wrong|wrong marks|minus|minus marks|penalty|రుణాత్మక మార్కులు|నెగెటివ్ మార్కులు|ऋणात्मक अंक|नकारात्मक अंक',
  partial: 'partial|partial marks|partial mark|marks partial',
  tolerance: 'tolerance|margin|plus minus|error',
  from: 'from|answer from|range from|min|minimum|lower limit|start range',
  to: 'to|answer to|range to|max|maximum|upper limit|end range',
  title: 'title|set title|heading',
  text: 'text|set text|passage text',
}

/** Letters that stand in words of one language only. */
const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
}

const optionWord =
  'option|options|opt|op|choice|alternative|alt|answer option|answer choice|option no|answer|ans|o|ఎంపిక|ఆప్షన్|विकल्प|ऑप्शन'
const optionWords = new RegExp(
  `^(?:(${optionWord}) ?)?([a-h]|[1-8]|i{1,3}|iv|v|[\\p{L}\\p{M}]{1,3})(?: text)?$`,
  'u',
)
const romans = ['i', 'ii', 'iii', 'iv', 'v']

/** The lists of native labels that hold the label of each of these headers: "विकल्प क", "विकल्प ख". */
export function listOfLabels(headers: readonly string[]): readonly (readonly string[])[] {
  const found = headers.flatMap((header) => {
    const [, word, label = ''] = optionWords.exec(withoutLanguage(plain(header)).name) ?? []
    return word !== undefined && nativeLabels.some((list) => list.includes(label)) ? [label] : []
  })
  return nativeLabels.filter((list) => found.every((label) => list.includes(label)))
}

/** Headers that are native labels alone, from the first one of a list on: "ఎ, బి, సి, డి". @returns their option, from 0 */
export function nativeOptionsIn(headers: readonly string[]): ReadonlyMap<number, number> {
  const texts = headers.map(plain)
  for (const list of nativeLabels) {
    const at = texts.findIndex((text, index) => text === list[0] && texts[index + 1] === list[1])
    if (at < 0) continue
    const end = list.findIndex((label, option) => texts[at + option] !== label)
    const count = end < 0 ? list.length : end
    return new Map(Array.from({ length: count }, (_, option) => [at + option, option]))
  }
  return new Map()
}

/** The option, from 0, that `b`, `2`, `ii` or `बी` names; null for none. A letter of several lists stands for none alone. */
function placeOf(label: string, isNamed: boolean, labels: readonly (readonly string[])[]): number | null {
  if (/^[1-8]$/.test(label)) return Number(label) - 1
  if (/^[a-h]$/.test(label)) return label.charCodeAt(0) - 97
  if (!isNamed) return null
  if (romans.includes(label)) return romans.indexOf(label)
  const places = new Set(labels.map((list) => list.indexOf(label)).filter((place) => place >= 0))
  return places.size === 1 ? ([...places][0] ?? null) : null
}

/** A header in small letters and words; a real minus or a star is left out, and so is what joins words. */
const plain = (header: string) =>
  header
    .normalize('NFC')
    .replace(/#/g, ' no ')
    .replace(/\(s\)/gi, 's')
    .replace(/\+\s*ve\b/gi, 'positive')
    .replace(/[-−–]\s*ve\b/gi, 'negative')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .trim()

/** Fields of which a share can be said: of the question's marks, or of its answer. */
const shares: ReadonlySet<ColumnField> = new Set(['correct', 'wrong', 'partial', 'tolerance'])
const shareWord = /%|\b(?:per ?cent(?:age)?|pct)\b|శాతం|प्रतिशत/giu

function withoutLanguage(header: string): { name: string; language: Language | null } {
  const parts = header.split(' ').filter((part) => part !== 'in' && part !== 'मे' && part !== 'में')
  const last = versionWords.some((word) => word === parts.at(-1)) ? parts.slice(0, -1) : parts
  for (const language of languages) {
    const isNamed = (part: string | undefined) => languageWords[language].some((word) => word === part)
    for (const own of [last, parts]) {
      if (own.length > 1 && isNamed(own.at(-1))) return { name: own.slice(0, -1).join(' '), language }
      if (own.length > 1 && isNamed(own[0])) return { name: own.slice(1).join(' '), language }
    }
  }
  return { name: header, language: languages.find((one) => scripts[one]?.test(header)) ?? null }
}

const fields = new Map(
  (Object.keys(words) as Array<keyof typeof words>).flatMap((field) =>
    words[field].split('|').map((word, rank) => [word, { field, rank }] as const),
  ),
)

/** The language that a header says and nothing else, as one above the columns of a language does. */
export function languageOf(header: string): Language | null {
  const { name, language } = withoutLanguage(`x ${plain(header)}`)
  return name === 'x' ? language : null
}

/** What a header names; null for one that is none of ours. @param labels lists of native letters, in which options count */
export function columnOf(
  header: string,
  labels: readonly (readonly string[])[] = nativeLabels,
): Column | null {
  const whole = namedBy(header, labels)
  if (whole) return whole
  // A hint in brackets, such as "(A/B/C/D)", says nothing more. One of counting from 0 does.
  const hint = /[([{][^)\]}]*[)\]}]/g
  if (/(?:\b|_)(?:0|zero|index)/i.test(header)) return null
  const [short = ''] = header.replace(hint, ' ').split(/\s[-–—]\s/)
  return namedBy(short, labels) ?? twiceNamed(header, labels)
}

/** "Question / ప్రశ్న": what both names say; null where they differ. */
function twiceNamed(header: string, labels: readonly (readonly string[])[]): Column | null {
  const [first, ...others] = header.split(/[/|\n]/).map((part) => namedBy(part, labels))
  const isSame =
    others.length > 0 && others.every((one) => one?.field === first?.field && one?.option === first?.option)
  return first && isSame ? { ...first, language: null } : null
}

function namedBy(header: string, labels: readonly (readonly string[])[]): Column | null {
  const { name, language } = withoutLanguage(plain(header))
  const share = fields.get(plain(header.replace(shareWord, ' ')))
  const isOfShares = header.search(shareWord) >= 0
  const whole = isOfShares ? undefined : fields.get(name)
  const found = whole ?? (share && shares.has(share.field) ? share : undefined)
  if (found !== undefined) {
    const isShare = shares.has(found.field) && header.search(shareWord) >= 0
    return { ...found, option: null, language, isShare }
  }
  const [, word, label = ''] = optionWords.exec(name) ?? []
  // A column called "1" numbers questions.
  if (label === '' || (word === undefined && /\d/.test(label))) return null
  const option = placeOf(label, word !== undefined, labels)
  return option === null ? null : { field: 'option', option, language, isShare: false, rank: 0 }
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
