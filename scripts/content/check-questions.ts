/** Questions as the app would read them, without its kindness: what it drops or replaces is a fault here. */
import { type QuestionDefaults, readQuestion, testQuestionDefaults } from '../../src/domain/question'
import { storedOptionFields, storedOptions, storedQuestion } from '../../src/domain/stored-question'
import { unknownField } from './check-fields'
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
          isMap(option) ? unread(option, optionFields, `${field}.${name}[${index}]`) : [],
        )
      : []
  })
  return [...unread(value, questionFields, field), ...inOptions]
}

function checkQuestion(value: unknown, field: string, owner: Owner): Finding[] {
  const stored = storedQuestion.safeParse(value)
  const raw = stored.success ? stored.data : null
  const question = readQuestion(value, 0, defaultsFor(owner, Boolean(raw?.imageUrl ?? raw?.image)))
  if (typeof question === 'string') return [fault(field, `${question}.`)]
  const findings: Finding[] = []
  const listed = (raw && storedOptions(raw)) ?? []
  // option1 … option5 may end early.
  const options = listed.slice(0, listed.findLastIndex(({ text }) => text !== null) + 1)
  if (options.some(({ text }) => text === null))
    findings.push(doubt(field, 'an option is blank and would be left out.'))
  if (options.filter(({ isCorrect }) => isCorrect).length > 1) {
    findings.push(fault(field, 'more than one option is marked as correct; only the first would count.'))
  }
  if (new Set(question.options).size < question.options.length) {
    findings.push(fault(field, 'two options read the same.'))
  }
  findings.push(...unknownIn(value, field))
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
