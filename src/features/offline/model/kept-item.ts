import * as z from 'zod/mini'

const kinds = ['package', 'test', 'quiz', 'file'] as const
/** What can be kept for offline. */
export type KeptKind = (typeof kinds)[number]

/** One thing that a student keeps on this device on purpose, as the list of them tells it. */
export interface KeptItem {
  /** `paper:{testKey}`, `package:{packageId}` or `file:{path}`. */
  readonly id: string
  readonly kind: KeptKind
  readonly title: string
  /** The page of the app that opens it. */
  readonly path: string
  /** Bytes of the whole of it where that is known, else of what is here. */
  readonly bytes: number
  /** Bytes that are on the device. */
  readonly loaded: number
  /** Whether all of it is here. */
  readonly whole: boolean
  /** Epoch milliseconds of the press. */
  readonly keptAt: number
  /** Epoch milliseconds at which the server last let this student have it. */
  readonly checkedAt: number
  /** The product that it belongs to; null for what is free. */
  readonly productId: string | null
  /** Set when it is no longer the student's: nothing of it is here any more. */
  readonly ended?: boolean
  /** Set when the server has a newer edition; the one that is here opens until it is updated. */
  readonly newer?: boolean
  /** The keys of the tests that the package had when it was kept. */
  readonly tests?: readonly string[]
}

/** As a student sees it in a list; a visitor's is listed to whoever signs in on the device, and stays when they go. */
export type ListedItem = KeptItem & { readonly owner: string }

/** What a student presses Keep for. */
export type KeepRequest = Pick<KeptItem, 'id' | 'kind' | 'title' | 'path' | 'productId'>

/** A kept item as the device holds it. */
export const keptItemSchema: z.ZodMiniType<KeptItem> = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  path: z.string(),
  bytes: z.number(),
  loaded: z.number(),
  whole: z.boolean(),
  keptAt: z.number(),
  checkedAt: z.number(),
  productId: z.nullable(z.string()),
  ended: z.exactOptional(z.boolean()),
  newer: z.exactOptional(z.boolean()),
  tests: z.exactOptional(z.array(z.string())),
})

/** A request as the device holds it. */
export const keepRequestSchema: z.ZodMiniType<KeepRequest> = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  path: z.string(),
  productId: z.nullable(z.string()),
})

/** Names a test or quiz among what is kept. */
export const idOfPaper = (testKey: string): string => `paper:${testKey}`

const packagePrefix = 'package:'
/** Names a package among what is kept. */
export const idOfPackage = (packageId: string): string => packagePrefix + packageId
/** The package that an item is; null for any other item. */
export const packageOfItem = (id: string): string | null =>
  id.startsWith(packagePrefix) ? id.slice(packagePrefix.length) : null

/** Whether a kept package has other tests by now. */
export const hasOtherTests = ({ whole, tests }: KeptItem, now: readonly string[]): boolean =>
  whole && tests !== undefined && [...tests].sort().join('\n') !== [...now].sort().join('\n')

/** Whether a kept item holds the paper of a test. */
export function holdsPaper({ id }: Pick<KeptItem, 'id'>, testKey: string): boolean {
  const packageId = packageOfItem(id)
  return packageId === null
    ? id === idOfPaper(testKey)
    : testKey.startsWith(`series/${encodeURIComponent(packageId)}/`)
}
