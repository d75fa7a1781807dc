/** Questions as the app would read them, without its kindness: what it drops or replaces is a fault here. */
import { kindOf, namedKinds } from '../../src/domain/question/kinds'
import type { QuestionDefaults } from '../../src/domain/question/kinds/kind'
import { readQuestion, testQuestionDefaults } from '../../src/domain/question/question'
import { longestRef, questionRef } from '../../src/domain/question/ref'
import { storedOptionFields, storedOptions, storedQuestion } from '../../src/domain/question/stored-question'
import { languages, languagesOf, type RichText } from '../../src/domain/rich-text'
import { isMap } from '../../src/domain/stored-fields'
import { type Loss, readText } from '../../src/domain/stored-text'
import { unknownField } from './check-fields'
import { lostLetters, signsAtOptions } from './check-letters'
import { fieldsOf } from './field-kinds'
import { comparable } from './formats/comparable'
import { fileKinds } from './formats/kinds'
import { undescribedIn } from './formats/undescribed'
import { doubt, type Finding, fault } from './problem'

type Owner = 'quiz' | 'test'

/** A picture may show the options, and then the app's four placeholders name them; a key is never guessed. */
function defaultsFor(owner: Owner, hasPicture: boolean): QuestionDefaults {
  const { options } = testQuestionDefaults
  return owner === 'test' && hasPicture && options ? { options } : {}
}

const questionFields = [
  ...Object.keys(fieldsOf(storedQuestion)),
  ...Object.values(fileKinds).flatMap(({ fields }) => fields),
]
const optionFields = Object.keys(fieldsOf(storedOptionFields))
const optionLists = ['options', 'choices', 'alternatives', 'responses', 'answers']

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The stored options of a question under any name, each with its field. */
const optionsIn = (question: Record<string, unknown>, field: string) =>
  optionLists.flatMap((name) =>
    listIn(question[name]).map((option, index) => ({ option, field: `${field}.${name}[${index}]` })),
  )

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
  const inOptions = optionsIn(value, field).flatMap((one) =>
    isMap(one.option) && !isTranslatedOption(one.option) ? unread(one.option, optionFields, one.field) : [],
  )
  return [...unread(value, questionFields, field), ...inOptions]
}

const textNames = 'question text title explanation reason option1 option2 option3 option4 option5'.split(' ')

/** Why the app would leave something out. */
const losses: Readonly<Record<Loss, string>> = {
  formula: 'a formula needs mathml and plain',
  piece: 'it is no piece of a text',
  content: 'it has no content',
  table: 'a table needs rows, each with cells',
  figure: 'a figure needs image, alt, width and height',
  block: 'it is no block',
  language: 'it is no language of the app',
}

/** What the app would leave out of a text, such as a figure without alt text. */
export function lostIn(value: unknown, field: string): Finding[] {
  const findings: Finding[] = []
  readText(value, (path, loss) => {
    findings.push(
      fault(
        `${field}${path === '' || path.startsWith('[') ? '' : '.'}${path}`,
        `${losses[loss]}; the app would leave it out.`,
      ),
    )
  })
  return findings
}

/** What the app would leave out of a question's texts. */
function lostInTexts(value: unknown, field: string): Finding[] {
  if (!isMap(value)) return []
  const options = optionsIn(value, field).flatMap(({ option, field: own }) =>
    isMap(option) && 'text' in option ? lostIn(option.text, `${own}.text`) : lostIn(option, own),
  )
  return [...textNames.flatMap((name) => lostIn(value[name], `${field}.${name}`)), ...options]
}

/** A picture whose description is still to be written. */
export const notDescribed = (texts: readonly RichText[], field: string): Finding[] =>
  undescribedIn(texts)
    ? [fault(field, 'its picture has no description for students who cannot see it: write what it shows.')]
    : []

/** Whether two options cannot be told apart in some language. */
function readAlike(options: readonly RichText[]): boolean {
  const spoken = [...new Set(options.flatMap(languagesOf))]
  return (spoken.length > 0 ? spoken : (['en'] as const)).some(
    (language) => new Set(options.map((option) => comparable(option, language).trim())).size < options.length,
  )
}

function checkQuestion(value: unknown, field: string, owner: Owner): Finding[] {
  const stored = storedQuestion.safeParse(value)
  const raw = stored.success ? stored.data : null
  const question = readQuestion(value, 0, defaultsFor(owner, Boolean(raw?.imageUrl ?? raw?.image)))
  if (typeof question === 'string') return [fault(field, `${question}.`)]
  const findings: Finding[] = []
  const { hasOptions, hasSeveral } = kindOf(question)
  const listed = (raw && storedOptions(raw)) ?? []
  // option1 … option5 may end early.
  const options = listed.slice(0, listed.findLastIndex(({ text }) => text !== null) + 1)
  if (options.some(({ text }) => text === null))
    findings.push(doubt(field, 'an option is blank and would be left out.'))
  if (hasOptions && !hasSeveral && options.filter(({ isCorrect }) => isCorrect).length > 1) {
    findings.push(fault(field, 'more than one option is marked as correct; only the first would count.'))
  }
  if (readAlike(question.options)) findings.push(fault(field, 'two options read the same.'))
  if (raw) findings.push(...(fileKinds[question.kind ?? 'single'].check?.(question, field, raw) ?? []))
  if (!hasSeveral && question.marking?.partial)
    findings.push(doubt(`${field}.marking`, 'a part of the marks is given where several options are right.'))
  if ((raw?.type ?? null) !== null && question.kind === undefined)
    findings.push(
      fault(
        `${field}.type`,
        `${JSON.stringify(raw?.type)} is no type; it is ${namedKinds.join(', ')} or left out.`,
      ),
    )
  if (raw?.key !== null)
    findings.push(
      doubt(
        `${field}.key`,
        'corrections write it; an import refuses one that is not stored like this already.',
      ),
    )
  const texts = [question.text, ...question.options, ...(question.explanation ? [question.explanation] : [])]
  findings.push(...lostInTexts(value, field), ...unknownIn(value, field), ...notDescribed(texts, field))
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
  return listIn(list).flatMap((value, index) => {
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
