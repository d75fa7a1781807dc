/** Questions as the app would read them, without its kindness: what it drops or replaces is a fault here. */
import { rightOptions } from '../../src/domain/answer'
import { type QuestionDefaults, readQuestion, testQuestionDefaults } from '../../src/domain/question'
import { longestRef, questionRef } from '../../src/domain/question-ref'
import {
  isTranslated,
  type Language,
  languages,
  languagesOf,
  plainText,
  type RichText,
} from '../../src/domain/rich-text'
import { storedOptionFields, storedOptions, storedQuestion } from '../../src/domain/stored-question'
import { readText } from '../../src/domain/stored-text'
import { unknownField } from './check-fields'
import { lostLetters, signsAtOptions } from './check-letters'
import { fieldsOf } from './field-kinds'
import { doubt, type Finding, fault } from './problem'

type Owner = 'quiz' | 'test'

/** A picture may show the options, and then the app's four placeholders name them; a key is never guessed. */
function defaultsFor(owner: Owner, hasPicture: boolean): QuestionDefaults {
  const { options } = testQuestionDefaults
  return owner === 'test' && hasPicture && options ? { options } : {}
}

const questionFields = Object.keys(fieldsOf(storedQuestion))
const optionFields = Object.keys(fieldsOf(storedOptionFields))
const optionLists = ['options', 'choices', 'alternatives', 'responses', 'answers']

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An option may be its text in each language; `readText` tells what else is in it. */
const isTranslatedOption = (option: Record<string, unknown>) =>
  !('text' in option) && languages.some((language) => language in option)

/** Fields of a question, and of its options, that the app would drop. */
function unknownIn(value: unknown, field: string): Finding[] {
  if (!isMap(value)) return []
  const unread = (map: Record<string, unknown>, known: readonly string[], path: string) =>
    Object.keys(map)
      .filter((name) => !known.includes(name))
      .map((name) => unknownField(name, known, `${path}.`))
  const inOptions = optionLists.flatMap((name) => {
    const list: unknown = value[name]
    return Array.isArray(list)
      ? list.flatMap((option: unknown, index) =>
          isMap(option) && !isTranslatedOption(option)
            ? unread(option, optionFields, `${field}.${name}[${index}]`)
            : [],
        )
      : []
  })
  return [...unread(value, questionFields, field), ...inOptions]
}

const textNames = [
  'question',
  'text',
  'title',
  'explanation',
  'reason',
  'option1',
  'option2',
  'option3',
  'option4',
  'option5',
]

/** What the app would leave out of a text, such as a figure without alt text. */
function lostIn(value: unknown, field: string): Finding[] {
  const findings: Finding[] = []
  readText(value, (path, reason) => {
    findings.push(
      fault(
        `${field}${path === '' || path.startsWith('[') ? '' : '.'}${path}`,
        `${reason}; the app would leave it out.`,
      ),
    )
  })
  return findings
}

/** What the app would leave out of a question's texts. */
function lostInTexts(value: unknown, field: string): Finding[] {
  if (!isMap(value)) return []
  const options = optionLists.flatMap((name) => {
    const list: unknown = value[name]
    return Array.isArray(list)
      ? list.flatMap((option: unknown, index) => {
          const isWrapped = isMap(option) && 'text' in option
          return lostIn(
            isWrapped ? option.text : option,
            `${field}.${name}[${index}]${isWrapped ? '.text' : ''}`,
          )
        })
      : []
  })
  return [...textNames.flatMap((name) => lostIn(value[name], `${field}.${name}`)), ...options]
}

/** Whether two options cannot be told apart in some language. */
function readAlike(options: readonly RichText[]): boolean {
  const spoken = [...new Set(options.flatMap(languagesOf))]
  return (spoken.length > 0 ? spoken : (['en'] as const)).some(
    (language) => new Set(options.map((option) => plainText(option, language).trim())).size < options.length,
  )
}

function checkQuestion(value: unknown, field: string, owner: Owner): Finding[] {
  const stored = storedQuestion.safeParse(value)
  const raw = stored.success ? stored.data : null
  const question = readQuestion(value, 0, defaultsFor(owner, Boolean(raw?.imageUrl ?? raw?.image)))
  if (typeof question === 'string') return [fault(field, `${question}.`)]
  const findings: Finding[] = []
  const isOne = question.kind === undefined
  const listed = (raw && storedOptions(raw)) ?? []
  // option1 … option5 may end early.
  const options = listed.slice(0, listed.findLastIndex(({ text }) => text !== null) + 1)
  if (options.some(({ text }) => text === null))
    findings.push(doubt(field, 'an option is blank and would be left out.'))
  if (isOne && options.filter(({ isCorrect }) => isCorrect).length > 1) {
    findings.push(fault(field, 'more than one option is marked as correct; only the first would count.'))
  }
  if (readAlike(question.options)) findings.push(fault(field, 'two options read the same.'))
  if (question.kind === 'several' && rightOptions(question).length === 1)
    findings.push(doubt(field, 'it asks for several options, and one is right.'))
  if (question.kind !== 'several' && question.marking?.partial)
    findings.push(doubt(`${field}.marking`, 'a part of the marks is given where several options are right.'))
  if (raw?.type !== undefined && raw.type !== null && isOne)
    findings.push(
      fault(`${field}.type`, `${JSON.stringify(raw.type)} is no type; it is several, numeric or left out.`),
    )
  if (raw?.key !== null)
    findings.push(
      doubt(
        `${field}.key`,
        'corrections write it; an import refuses one that is not stored like this already.',
      ),
    )
  const texts = [question.text, ...question.options, ...(question.explanation ? [question.explanation] : [])]
  findings.push(...lostInTexts(value, field), ...unknownIn(value, field))
  findings.push(...lostLetters(texts, field), ...signsAtOptions(question.options, field))
  if (question.explanation === null) findings.push(doubt(field, 'it has no explanation.'))
  return findings
}

function checkIds(list: readonly unknown[], name: string): Finding[] {
  const ids = list.map((value) => {
    const stored = storedQuestion.safeParse(value)
    return stored.success ? stored.data.id : null
  })
  return ids.flatMap((id, index) =>
    id !== null && ids.indexOf(id) < index
      ? [
          fault(
            `${name}[${index}].id`,
            `"${id}" is the id of an earlier question; kept answers would be mixed up.`,
          ),
        ]
      : [],
  )
}

/** @param name path of the list: `questions`, `tests[2].questions` */
export function checkQuestions(list: unknown, name: string, owner: Owner): Finding[] {
  if (!Array.isArray(list))
    return [fault(name, `there is no list of questions; the app would reject the ${owner}.`)]
  if (list.length === 0) return [fault(name, `the list is empty; the app would reject the ${owner}.`)]
  const values: unknown[] = list
  return [
    ...values.flatMap((value, index) => checkQuestion(value, `${name}[${index}]`, owner)),
    ...checkIds(values, name),
  ]
}

/** Percent-encoded characters that the id of a package may have, so that the questions of its tests can be named. */
export const longestPackageId = 200

/**
 * Questions whose name in the whole product is too long for the account.
 * @param testKey what attempts call their test
 */
export function checkNames(list: unknown, testKey: string): Finding[] {
  const values: readonly unknown[] = Array.isArray(list) ? list : []
  return values.flatMap((value, index) => {
    const id = storedQuestion.safeParse(value).data?.id
    const { length } = questionRef(testKey, id ?? '')
    return id && length > longestRef
      ? [
          fault(
            `questions[${index}].id`,
            `with the id of its test it makes a name of ${length} characters, and students' accounts take ${longestRef}; a letter beyond a to z counts as up to nine. Shorten the id.`,
          ),
        ]
      : []
  })
}

/** The count that lists show against the questions that there are. */
export function checkCount(total: unknown, list: unknown, field: string): Finding[] {
  if (typeof total !== 'number' || !Array.isArray(list) || total === list.length) return []
  return [doubt(field, `it says ${total}, and there are ${list.length} questions.`)]
}

/** Questions name sections of their test; one that names another would stand in no section. */
export function checkSections(sections: unknown, list: unknown): Finding[] {
  if (!Array.isArray(list)) return []
  const parts: unknown[] = Array.isArray(sections) ? sections : []
  const known = parts.map((part, index) =>
    typeof part === 'object' && part !== null && 'id' in part ? String(part.id) : String(index + 1),
  )
  const values: unknown[] = list
  return values.flatMap((value, index) => {
    const stored = storedQuestion.safeParse(value)
    const section = stored.success ? stored.data.section : null
    return section === null || known.includes(section)
      ? []
      : [fault(`questions[${index}].section`, `the test has no section "${section}".`)]
  })
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Passages and tables that questions share: each is used, and each that is named is there. */
export function checkSets(document: Readonly<Record<string, unknown>>): Finding[] {
  const sets = listIn(document.sets).map((set) => (isMap(set) ? set : {}))
  const ids = sets.map(({ id }) => (typeof id === 'string' ? id : ''))
  const named = listIn(document.questions).map((value) => {
    const stored = storedQuestion.safeParse(value)
    return stored.success ? stored.data.set : null
  })
  const unknown = named.flatMap((set, index) =>
    set === null || ids.includes(set)
      ? []
      : [fault(`questions[${index}].set`, `the test has no set "${set}".`)],
  )
  const own = sets.flatMap((set, index) => {
    const field = `sets[${index}]`
    if (ids[index] === '') return [fault(`${field}.id`, 'it is missing; questions name the set by it.')]
    if (ids.indexOf(ids[index] ?? '') < index)
      return [fault(`${field}.id`, `"${ids[index]}" is the id of an earlier set.`)]
    const used = named.includes(ids[index] ?? '')
      ? []
      : [doubt(field, `no question is in the set "${ids[index]}".`)]
    const text = readText(set.text)
    return [
      ...used,
      ...lostIn(set.text, `${field}.text`),
      ...(text === null ? [] : lostLetters([text], field)),
    ]
  })
  return [...unknown, ...own]
}

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', te: 'Telugu', hi: 'Hindi' }

/** Texts that lack some of the languages of their test. */
export function checkLanguages(document: Readonly<Record<string, unknown>>): Finding[] {
  const offered = listIn(document.languages).flatMap(
    (one) => languages.find((language) => language === one) ?? [],
  )
  if (offered.length < 2) return []
  const missing = (text: RichText | null) =>
    text === null || !isTranslated(text) ? [] : offered.filter((language) => text[language] === undefined)
  return listIn(document.questions).flatMap((value, index) => {
    const question = readQuestion(value, index, testQuestionDefaults)
    if (typeof question === 'string') return []
    const lacking = new Set([question.text, ...question.options].flatMap(missing))
    const told = [...lacking].map((language) => languageNames[language]).join(' and ')
    return lacking.size > 0 ? [doubt(`questions[${index}]`, `it is not written in ${told}.`)] : []
  })
}
