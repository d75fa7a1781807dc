/** Checks what the questions of a document share: sections, passages and languages. */
import { readQuestion, testQuestionDefaults } from '../../src/domain/question/question'
import { storedQuestion } from '../../src/domain/question/stored-question'
import {
  isTranslated,
  type Language,
  languages,
  languagesOf,
  type RichText,
} from '../../src/domain/rich-text'
import { isMap } from '../../src/domain/stored-fields'
import { readText } from '../../src/domain/stored-text'
import { lostLetters } from './check-letters'
import { listIn, lostIn, notDescribed } from './check-questions'
import { doubt, type Finding, fault } from './problem'

/** Every section that a question names must exist in its test. */
export function checkSections(sections: unknown, list: unknown): Finding[] {
  const known = listIn(sections).map((part, index) =>
    isMap(part) && 'id' in part ? String(part.id) : String(index + 1),
  )
  return listIn(list).flatMap((value, index) => {
    const stored = storedQuestion.safeParse(value)
    const section = stored.success ? stored.data.section : null
    return section === null || known.includes(section)
      ? []
      : [fault(`questions[${index}].section`, `the test has no section "${section}".`)]
  })
}

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
      ...(text === null ? [] : [...lostLetters([text], field), ...notDescribed([text], field)]),
    ]
  })
  return [...unknown, ...own]
}

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', te: 'Telugu', hi: 'Hindi' }

/** Languages of a test in which none of its questions is written, and texts that lack some of them. */
export function checkLanguages(document: Readonly<Record<string, unknown>>): Finding[] {
  const offered = listIn(document.languages).flatMap(
    (one) => languages.find((language) => language === one) ?? [],
  )
  if (offered.length < 2) return []
  const missing = (text: RichText | null) =>
    text === null || !isTranslated(text) ? [] : offered.filter((language) => text[language] === undefined)
  const questions = listIn(document.questions).map((value, index) =>
    readQuestion(value, index, testQuestionDefaults),
  )
  const spoken = new Set(
    questions.flatMap((question) => (typeof question === 'string' ? [] : languagesOf(question.text))),
  )
  const unspoken = offered.filter((language) => !spoken.has(language)).map((one) => languageNames[one])
  if (questions.length > 0 && unspoken.length > 0)
    return [
      fault(
        'languages',
        `no question has a text of its own in ${unspoken.join(' or ')}: students who choose it would see another language.`,
      ),
    ]
  return questions.flatMap((question, index) => {
    if (typeof question === 'string') return []
    const lacking = new Set([question.text, ...question.options].flatMap(missing))
    const told = [...lacking].map((language) => languageNames[language]).join(' and ')
    return lacking.size > 0 ? [doubt(`questions[${index}]`, `it is not written in ${told}.`)] : []
  })
}
