/** Which collection a file holds, as its path or the operator says. */
import { type Kind, kindOf } from './kinds'
import { UsageError } from './usage'

/** Collections of the product that are no content: written by accounts, purchases, forms and the tool itself. */
const notContent = new Set([
  'users',
  'user_purchases',
  'orders',
  'open_orders',
  'payment_events',
  'corrections',
  'question_index',
  'ranks',
  'catalogues',
  'daily_quizzes',
  'attempts',
  'contact_messages',
])

export interface Place {
  /** Path of the collection: `quizzes`, `test_series/appsc/tests`. */
  collection: string
  kind: Kind
}

/** The collection path that a file's path ends in, `resources/x/private` before `private`; null when none is known. */
function fromPath(file: string): Place | null {
  const segments = file
    .replace(/\.[^./\\]+$/, '')
    .split(/[\\/]/)
    .filter(Boolean)
  for (const length of [3, 1]) {
    const collection = segments.slice(-length).join('/')
    const kind = segments.length >= length ? kindOf(collection) : null
    if (kind) return { collection, kind }
  }
  return null
}

/** What the tool itself writes of a live test, and its students: papers, keys, sheets. */
const belowLiveTest = /(^|[\\/])live_tests[\\/][^\\/]+[\\/]/

/** True for a file whose name says that it holds no content. */
export function isNoContent(file: string): boolean {
  if (belowLiveTest.test(file)) return true
  const name = file.replace(/^.*[\\/]/, '').replace(/\.[^.]+$/, '')
  return notContent.has(name)
}

/** @returns the place, or why there is none. @throws UsageError when `given` is no collection of content. */
export function placeOf(file: string, given: string | null): Place | string {
  if (given !== null) {
    const collection = given.replace(/^\/+|\/+$/g, '')
    const kind = kindOf(collection)
    if (!kind) throw new UsageError(`"${given}" is no collection of content.`)
    return { collection, kind }
  }
  if (isNoContent(file))
    return 'accounts, purchases, messages and corrections are no content; they are not imported.'
  return (
    fromPath(file) ??
    (/\.(json|csv|tsv|tab)$/i.test(file)
      ? 'its name is no collection of content; name it like one (quizzes.json) or say --collection PATH.'
      : 'it holds neither documents (JSON, CSV) nor questions in a format that is known (docs/authors.md).')
  )
}
