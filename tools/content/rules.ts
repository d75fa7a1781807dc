/** What an operator must know beyond single fields: why a document would not be shown, bought, opened or listed. */
import * as z from 'zod/mini'
import { currentAffairsCategories } from '../../src/config/limits'
import { quizCategories } from '../../src/config/quiz-categories'
import { titleFields } from '../../src/content/fields'
import { isPaid as isPaidPrice, priceOf } from '../../src/domain/price'
import { checkCutoffs } from './check-cutoffs'
import { type AppDocument, checkTranslated } from './check-fields'
import { checkLanguages, checkSections, checkSets } from './check-paper'
import { checkPreset } from './check-preset'
import { checkCount, checkNames, checkQuestions } from './check-questions'
import { checkSource } from './check-source'
import { doubt, type Finding, fault } from './problem'
import { checkAskedTwice } from './same-question'

/** Looks at one document that its schemas can read. */
export type Rule = (document: AppDocument, id: string, now: Date) => Finding[]

export const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)
export const flag = (value: unknown) => (typeof value === 'boolean' ? value : null)
export const isPaid = (document: AppDocument) => isPaidPrice(priceOf(document.price, flag(document.isPaid)))

/** Without `field` the database leaves a document out of a list that is ordered by it, so nobody would find it. */
export const orderedBy =
  (field: string): Rule =>
  (document) => {
    const value = document[field]
    if (value === undefined || value === null) {
      return [fault(field, 'it is missing; the lists are ordered by it and leave out what has none.')]
    }
    return value instanceof Date
      ? []
      : [doubt(field, 'it is no timestamp; a list ordered by it puts the document in a wrong place.')]
  }

/** Filtering by category asks the database for `field`, and for no other name of it. */
export const filteredBy =
  (field: 'category' | 'categoryName'): Rule =>
  (document) => {
    const other = field === 'category' ? 'categoryName' : 'category'
    const [looked, shown] = [text(document[field]), text(document[other])]
    if (shown === null || shown === looked) return []
    return looked === null
      ? [doubt(field, `it is missing; a filter by category looks at it, and not at ${other}.`)]
      : [
          doubt(
            field,
            `it is "${looked}", and ${other} is "${shown}"; a filter looks at the one, a card may show the other.`,
          ),
        ]
  }

/** The category bar of a section shows fixed categories. */
const fixedCategory =
  (categories: readonly string[]): Rule =>
  (document) => {
    const category = text(document.categoryName) ?? text(document.category)
    if (category === null) return [doubt('category', 'it is missing; the document is only found under All.')]
    return categories.includes(category)
      ? []
      : [doubt('category', `"${category}" is none of the categories that the app shows.`)]
  }

export const affairCategory = fixedCategory(currentAffairsCategories)
export const quizCategory = fixedCategory(quizCategories)

/** What every student should have read is asked for by `isActive` and in the order of `date`. */
export const importantArticle: Rule = (document) =>
  document.isImportant === true
    ? ['isActive', 'date']
        .filter((field) => document[field] === undefined || document[field] === null)
        .map((field) =>
          doubt(field, 'it is missing; the list of important articles leaves out what has none.'),
        )
    : []

export const published: Rule = (document) =>
  document.published === true ? [] : [doubt('published', 'it is not true, so nobody is shown the document.')]

/** What must hold of every paper, whatever it is called. */
const paper = (document: AppDocument, owner: 'quiz' | 'test') => [
  ...checkQuestions(document.questions, 'questions', owner),
  ...checkAskedTwice(document),
  ...checkSets(document),
  ...checkLanguages(document),
]

export const quizQuestions: Rule = (document) => [
  ...paper(document, 'quiz'),
  ...checkCount(document.totalQuestions, document.questions, 'totalQuestions'),
]

export const testQuestions: Rule = (document) => [
  ...paper(document, 'test'),
  ...checkSections(document.sections, document.questions),
  ...checkCount(document.totalQuestions, document.questions, 'totalQuestions'),
]

/** Questions can be named in students' accounts. @param testKey what attempts call the test of an id */
export const nameable =
  (testKey: (id: string) => string): Rule =>
  (document, id) =>
    checkNames(document.questions, testKey(id))

/** A quiz may be of a previous year's paper, too. */
export const pastPaper: Rule = (document, _id, now) => checkSource(document, now)

/** What a test says of a real exam: the one that it is like, the one that it was, and how many marks were enough in it. */
export const exam: Rule = (document, _id, now) => [
  ...checkPreset(document),
  ...checkSource(document, now),
  ...checkCutoffs(document, now),
]

/** Quizzes and `pdfs` are free: the app asks nobody to sign in for them, and everybody may list them. */
export const alwaysFree: Rule = (document) =>
  isPaid(document)
    ? [
        fault(
          'isPaid',
          'everybody could read it: a paid quiz is a mock test, and a paid PDF one of resources.',
        ),
      ]
    : []

/** `tests/{id}`: the rules decide by these two who may read the questions. */
export const testAccess: Rule = (document) => {
  const paid = flag(document.isPaid)
  if (paid === null) return [fault('isPaid', 'it must be true or false, or nobody may read the test.')]
  return paid && text(document.productId) === null
    ? [fault('productId', 'a premium test needs it, or no buyer may read the test.')]
    : []
}

const listedTest = z.looseObject({ id: z.optional(z.unknown()) })

/** A `test_series` document after the questions of its tests have moved into documents of their own. */
export const series: Rule = (document, id, now) => {
  const findings: Finding[] = []
  if (text(document.category) === null && text(document.categoryName) === null) {
    findings.push(doubt('category', 'it is missing; it names the package that the tests belong to.'))
  }
  const { tests } = document
  if (Array.isArray(tests) && tests.length > 0) {
    for (const [index, value] of tests.entries()) {
      const test = listedTest.safeParse(value)
      if (!test.success) findings.push(fault(`tests[${index}]`, 'it is no map; the app would skip it.'))
      else if (text(test.data.id) === null)
        findings.push(fault(`tests[${index}].id`, 'it is missing; its questions are found by it.'))
      if (test.success) {
        findings.push(...checkSource(test.data, now, `tests[${index}].`))
        findings.push(...checkCutoffs(test.data, now, `tests[${index}].`))
        for (const field of Object.keys(titleFields)) {
          const title = test.data[field] ?? null
          if (title !== null) findings.push(...checkTranslated(`tests[${index}].${field}`, title))
        }
      }
    }
    const single = ['preset', 'source', 'cutoffs'].filter((field) => (document[field] ?? null) !== null)
    return [
      ...findings,
      ...single.map((field) => doubt(field, 'it belongs to one test, and here are several.')),
    ]
  }
  if (isPaid(document) && document.questions !== undefined) {
    findings.push(
      fault(
        'questions',
        'everybody could read these questions of a paid test; list the test under tests, with its questions.',
      ),
    )
  }
  return [...findings, ...paper(document, 'test'), ...exam(document, id, now)]
}
