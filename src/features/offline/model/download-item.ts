import * as z from 'zod/mini'

const requestFields = {
  /** `paper:{testKey}`, `package:{packageId}` or `file:{path}`. */
  id: z.string(),
  kind: z.enum(['package', 'test', 'quiz', 'file']),
  title: z.string(),
  /** The page of the app that opens it. */
  path: z.string(),
  /** The product that it belongs to; null for what is free. */
  productId: z.nullable(z.string()),
}

export const downloadRequestSchema = z.object(requestFields)
/** What a student wants to open offline. */
export type DownloadRequest = Readonly<z.infer<typeof downloadRequestSchema>>
export type DownloadKind = DownloadRequest['kind']

export const downloadItemSchema = z.object({
  ...requestFields,
  /** Bytes of the whole of it if known, otherwise as `loaded`. */
  bytes: z.number(),
  /** Bytes that are on the device. */
  loaded: z.number(),
  /** Whether all of it is on the device. */
  whole: z.boolean(),
  /** Epoch milliseconds of the press. */
  keptAt: z.number(),
  /** Epoch milliseconds at which the server last let this student have it. */
  checkedAt: z.number(),
  /** True when the student no longer owns it: nothing of it is on the device any more. */
  ended: z.exactOptional(z.boolean()),
  /** True when the server has a newer edition; the one on the device opens until it is updated. */
  newer: z.exactOptional(z.boolean()),
  /** The keys of the tests that the package had when it was downloaded. */
  tests: z.exactOptional(z.array(z.string())),
})
/** One download of a student, as the device stores it. */
export type DownloadItem = Readonly<z.infer<typeof downloadItemSchema>>

/** As a student sees it in a list: a visitor's download is listed for students too, and stays when they log out. */
export type ListedItem = DownloadItem & { readonly owner: string }

/** The id of a test's or quiz's download. */
export const idOfPaper = (testKey: string): string => `paper:${testKey}`

const packagePrefix = 'package:'
/** The id of a package's download. */
export const idOfPackage = (packageId: string): string => packagePrefix + packageId
/** The package of a download; null for any other kind. */
export const packageOfItem = (id: string): string | null =>
  id.startsWith(packagePrefix) ? id.slice(packagePrefix.length) : null

/** Whether a downloaded package has other tests by now. */
export const hasOtherTests = ({ whole, tests }: DownloadItem, now: readonly string[]): boolean =>
  whole && tests !== undefined && [...tests].sort().join('\n') !== [...now].sort().join('\n')

/** Whether a download has the paper of a test. */
export function holdsPaper({ id }: Pick<DownloadItem, 'id'>, testKey: string): boolean {
  const packageId = packageOfItem(id)
  return packageId === null
    ? id === idOfPaper(testKey)
    : testKey.startsWith(`series/${encodeURIComponent(packageId)}/`)
}
