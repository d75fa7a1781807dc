import * as z from 'zod/mini'

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value || null),
)

const requestSchema = z.object({
  pdfUrl: z.string().check(z.refine((address) => address.trim() !== '')),
  title: text,
  type: text,
  productId: text,
  /** A picture of the first page, shown while the file is opened; only the app itself hands one over. */
  poster: text,
})

/** What a link to the viewer says of the file (spec section 2, route table). */
export type ViewerRequest = z.infer<typeof requestSchema>

/** The request of an address or, when that has no `url`, of the router state; null when the resource is to be looked up. */
export function viewerRequest(search: URLSearchParams, state: unknown): ViewerRequest | null {
  const pdfUrl = search.get('url')
  const [title, type, productId] = ['title', 'type', 'productId'].map((name) => search.get(name))
  const request = pdfUrl?.trim() ? { pdfUrl, title, type, productId } : state
  return requestSchema.safeParse(request).data ?? null
}
