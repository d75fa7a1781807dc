/** Rules of what is sold or opened: packages, packs, jobs, videos and PDFs. */
import * as z from 'zod/mini'
import { packageSchema } from '../../src/content/categories/schema'
import { jobTypeOf } from '../../src/content/jobs/job-type'
import { jobSchema } from '../../src/content/jobs/schema'
import { paidCategorySchema } from '../../src/content/packs/schema'
import { resourceAccessSchema, resourceSchema, resourceTypes } from '../../src/content/resources/schema'
import { videoAccessSchema } from '../../src/content/videos/access-repository'
import { videoSchema } from '../../src/content/videos/schema'
import { rupeesOf } from '../../src/domain/price'
import { isTestSeriesProduct } from '../../src/domain/purchase/product'
import { isHidden } from './check-fields'
import { longestPackageId } from './check-questions'
import { doubt, type Finding, fault } from './problem'
import { flag, isPaid, type Rule, text } from './rules'

export const category: Rule = (document, id) => {
  const parsed = z.safeParse(packageSchema, { ...document, id }).data
  if (!parsed?.isTestSeries)
    return text(document.name) === null
      ? [fault('name', 'documents name their category by it: write one text, and no { en, te, hi }.')]
      : []
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
