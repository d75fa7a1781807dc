/** Whether students could open the files of packs. */

import { paidCategorySchema } from '../../src/content/packs/schema'
import { resourceSchema, storagePath } from '../../src/content/resources/schema'
import { packNameFields } from '../../src/domain/catalogue'
import { isPaid } from '../../src/domain/price'
import { type Found, type LookUp, parse } from './look-up'
import { pdfMark } from './pdf-facts'
import type { Files } from './storage'

/** Reports what is wrong with a document. `absent`: what is missing may be stored already. */
export type Report = (path: string, message: string, kind?: 'absent') => void

/** The path of a file among those of a bucket, also of one that is named by its whole address; null for any other address. */
function pathInBucket(address: string, bucket: string): string | null {
  const [, path] =
    [
      /^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/([^/]+)\/o\/([^?#]+)/,
      /^http:\/\/(?:127\.0\.0\.1|localhost):\d+\/v0\/b\/([^/]+)\/o\/([^?#]+)/,
      /^https:\/\/storage\.googleapis\.com\/([^/]+)\/([^?#]+)/,
      /^gs:\/\/([^/]+)\/([^?#]+)/,
    ]
      .map((pattern) => pattern.exec(address)?.slice(1))
      .find((found) => found?.[0] === bucket) ?? []
  if (path === undefined) return storagePath(address)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What is asked of Storage. */
export type StoredFiles = Pick<Files, 'has' | 'begin' | 'bucket'>

/** @param files Storage; null where it is not asked */
export function checkFilesOf({ where, read }: LookUp, files: StoredFiles | null, report: Report) {
  /** @param productId whose buyers must be able to open it; null where everybody may */
  async function checkFile(path: string, address: string, productId: string | null): Promise<void> {
    const file = pathInBucket(address, files?.bucket ?? '')
    if (file === null) {
      if (!/^https?:/i.test(address))
        report(path, `"${address}" is neither a file of Storage nor an http(s) address.`)
      return
    }
    if (productId !== null && !file.startsWith(`paid/${productId}/`))
      report(
        path,
        `its file "${file}" does not lie under paid/${productId}/, so its buyers could not open it.`,
      )
    else if (files && !(await files.has(file)))
      report(path, `its file "${file}" is not in Storage: upload it first (content upload).`)
    else if (files && /\.pdf$/i.test(file) && !pdfMark(await files.begin(file, 1024)))
      report(path, `its file "${file}" is not a PDF: upload it again.`)
  }

  /** A resource must open, and for the buyers of its pack. */
  async function checkResource(entry: Found): Promise<void> {
    const [path] = entry
    const [resource] = parse(resourceSchema, entry)
    if (!resource?.isActive) return
    const packs =
      resource.category === null ? [] : await where('paid_resource_categories', ['name'], resource.category)
    const [pack] = packs.flatMap((one) => parse(paidCategorySchema, one)).filter((one) => one.isActive)
    const isSold = isPaid(resource.price)
    if (pack && isSold && resource.productId !== pack.productId)
      report(
        path,
        `its productId is "${resource.productId ?? ''}", and its pack "${pack.name}" is sold as "${pack.productId}": buyers could not open it.`,
      )
    const productId = isSold ? resource.productId : null
    if (resource.address !== null) await checkFile(path, resource.address, productId)
    else if (isSold || pack) {
      const access = await read(`${path}/private/access`)
      if (access === null)
        report(
          path,
          `it has no address: buyers could not open it (pdfUrl, or ${path}/private/access).`,
          'absent',
        )
      else if (typeof access.url === 'string')
        await checkFile(`${path}/private/access`, access.url, productId)
    }
  }
  return { checkFile, checkResource }
}

/** The resources that name a pack, by any of their fields. */
export const resourcesNaming = ({ where }: LookUp, pack: string) => where('resources', packNameFields, pack)
