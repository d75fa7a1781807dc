/** What an operator must know beyond single fields: why a document would not be shown, bought, opened or listed. */
import * as z from 'zod/mini'
import { currentAffairsCategories } from '../../src/config/limits'
import { quizCategories } from '../../src/config/quiz-categories'
import { packageSchema } from '../../src/content/categories/schema'
import { jobTypeOf } from '../../src/content/jobs/job-type'
import { jobSchema } from '../../src/content/jobs/schema'
import { paidCategorySchema } from '../../src/content/packs/schema'
import { resourceAccessSchema, resourceSchema, resourceTypes } from '../../src/content/resources/schema'
import { videoAccessSchema } from '../../src/content/videos/access-repository'
import { videoSchema } from '../../src/content/videos/schema'
import { isPaid as isPaidPrice, priceOf, rupeesOf } from '../../src/domain/price'
import { isTestSeriesProduct } from '../../src/domain/purchase/product'
import { type AppDocument, isHidden } from './check-fields'
import { checkPreset } from './check-preset'
import {
  checkCount,
  checkLanguages,
  checkNames,
  checkQuestions,
  checkSections,
  checkSets,
  longestPackageId,
} from './check-questions'
import { checkSource } from './check-source'
import { doubt, type Finding, fault } from './problem'
import { checkAskedTwice } from './same-question'

/** Looks at one document that its schemas can read. */
export type Rule = (document: AppDocument, id: string, now: Date) => Finding[]

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)
const flag = (value: unknown) => (typeof value === 'boolean' ? value : null)
const isPaid = (document: AppDocument) => isPaidPrice(priceOf(document.price, flag(document.isPaid)))

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

/** What a test says of a real exam: the one that it is like, and the one that it was. */
export const exam: Rule = (document, _id, now) => [...checkPreset(document), ...checkSource(document, now)]

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
      if (test.success) findings.push(...checkSource(test.data, now, `tests[${index}].`))
    }
    const single = ['preset', 'source'].filter((field) => (document[field] ?? null) !== null)
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

export const category: Rule = (document, id) => {
  const parsed = z.safeParse(packageSchema, { ...document, id }).data
  if (!parsed?.isTestSeries) return []
  const findings: Finding[] = []
  if (parsed?.productId === null)
    findings.push(doubt('productId', 'it is missing, so the package cannot be bought.'))
  if (parsed?.productId && !isTestSeriesProduct(parsed.productId)) {
    findings.push(fault('productId', 'the id of a test series must contain "testseries" or "test_series".'))
  }
  if (encodeURIComponent(id).length > longestPackageId)
    findings.push(
      fault(
        null,
        `the id of a package may have ${longestPackageId} characters; a letter beyond a to z counts as up to nine.`,
      ),
    )
  if (document.price === 0)
    findings.push(
      doubt('price', 'a package that costs nothing cannot be bought, so nobody opens its premium tests.'),
    )
  return findings
}

export const paidCategory: Rule = (document, id) => {
  const parsed = z.safeParse(paidCategorySchema, { ...document, id }).data
  const findings: Finding[] = []
  if (parsed && rupeesOf(parsed.price) === null)
    findings.push(doubt('price', 'without one the pack cannot be bought.'))
  if (parsed && isTestSeriesProduct(parsed.productId)) {
    findings.push(fault('productId', 'the id of a pack must not contain "testseries" or "test_series".'))
  }
  return findings
}

export const job: Rule = (document, id) => {
  const parsed = z.safeParse(jobSchema, { ...document, id }).data
  const findings: Finding[] = []
  if (text(document.url) !== null && parsed?.url === null) {
    findings.push(fault('url', 'it is no http(s) address; Apply Now would not open it.'))
  }
  const type = text(document.type)
  if (type !== null && jobTypeOf(type) === 'other' && type.toLowerCase() !== 'other') {
    findings.push(doubt('type', `"${type}" is shown as Other.`))
  }
  return findings
}

/** For an address of something paid that stands where everybody can read it. */
const toMove = (field: string, collection: 'resources' | 'videos', id: string) =>
  doubt(
    field,
    `everybody can read this address of a paid ${collection.slice(0, -1)}; it belongs into ${collection}/${id}/private/access.`,
  )

/** `videos`: a free one has its address, a paid one keeps it for students (docs/decisions/034). */
export const video: Rule = (document, id) => {
  const addresses = ['url', 'youtubeUrl', 'youtubeId'].filter((field) => text(document[field]) !== null)
  if (isPaid(document)) {
    // The provider's picture of a video has the video's id in its address.
    const isTold = /\/vi(_webp)?\//.test(text(document.thumbnailUrl) ?? '')
    return [...addresses, ...(isTold ? ['thumbnailUrl'] : [])].map((field) => toMove(field, 'videos', id))
  }
  return z.safeParse(videoSchema, { ...document, id }).data?.address === null
    ? [fault('url', 'neither url nor youtubeUrl nor youtubeId leads to a video that everybody may open.')]
    : []
}

export const pdf: Rule = (document) => (text(document.url) === null ? [fault('url', 'it is missing.')] : [])

/** `resources`: a free one has its address, a paid one a product and a place that only its owners may open. */
export const resource: Rule = (document, id) => {
  const address = text(document.pdfUrl) ?? text(document.url)
  const field = text(document.pdfUrl) === null ? 'url' : 'pdfUrl'
  if (!isPaid(document)) {
    if (flag(document.isPaid) === null)
      return [fault('isPaid', 'it is missing; the list of free resources asks for those that say false.')]
    const parsed = z.safeParse(resourceSchema, { ...document, id }).data
    if (parsed?.url === null) return [fault('url', 'there is no address that can be opened.')]
    return address !== null && isHidden(address)
      ? [fault(field, `"${address}" lies in no public folder (images/, public/), so nobody could open it.`)]
      : []
  }
  const productId = text(document.productId)
  if (productId === null) return [fault('productId', 'a paid resource needs it, or no buyer may open it.')]
  if (address === null) return []
  if (!/^https?:/i.test(address)) {
    return address.startsWith(`paid/${productId}/`)
      ? []
      : [fault(field, `a paid file lies under paid/${productId}/, or its buyers may not open it.`)]
  }
  return [toMove(field, 'resources', id)]
}

/** The filter by type asks the database for these words; a document that names none is found as `document`. */
export const resourceType: Rule = (document) => {
  const type = text(document.type)
  return type === null || resourceTypes.some((one) => one === type)
    ? []
    : [
        doubt(
          'type',
          `"${type}" is none of ${resourceTypes.join(', ')}; the filter by type does not find it.`,
        ),
      ]
}

/**
 * `private/access` of a resource or a video.
 * @param schema by which the app reads it: null for what leads nowhere
 * @param closed what the path of a file must begin with
 * @param folders the same in words
 */
const access =
  (schema: z.ZodMiniType, closed: RegExp, folders: string): Rule =>
  (document, id) => {
    const findings = id === 'access' ? [] : [fault(null, 'the document must be called "access".')]
    const url = text(document.url)
    const isOnWeb = url === null || /^https?:/i.test(url)
    const parsed = z.safeParse(schema, document)
    if (parsed.success && (parsed.data === null || !(isOnWeb || closed.test(url)))) {
      findings.push(fault('url', `it is neither an http(s) address nor a film under ${folders}.`))
    }
    if (/^https?:.*\/o\/(members|paid)(%2F|\/)/i.test(url ?? '')) {
      findings.push(
        doubt('url', 'a whole address of a closed file opens for all or for nobody; write its path.'),
      )
    }
    return findings
  }

export const resourceAccess = access(resourceAccessSchema, /^paid\//, 'paid/')
export const videoAccess = access(videoAccessSchema, /^(members|paid)\//, 'members/ or paid/')
