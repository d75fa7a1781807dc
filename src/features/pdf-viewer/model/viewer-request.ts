import * as z from 'zod/mini'

/** What a link to the viewer says of the file (spec section 2, route table). */
export interface ViewerRequest {
  reference: string
  title: string | null
  type: string | null
  productId: string | null
  /** A picture of the first page, shown while the file is opened; only the app itself hands one over. */
  poster: string | null
}

const text = z.nullish(z.string())
const stateSchema = z.object({ pdfUrl: z.string(), title: text, type: text, productId: text, poster: text })

/** The request of an address or, when that has no `url`, of the router state; null when the resource is to be looked up. */
export function viewerRequest(search: URLSearchParams, state: unknown): ViewerRequest | null {
  const reference = search.get('url')
  if (reference !== null && reference.trim() !== '') {
    return {
      reference,
      title: search.get('title') || null,
      type: search.get('type') || null,
      productId: search.get('productId') || null,
      poster: null,
    }
  }
  const parsed = stateSchema.safeParse(state)
  if (!parsed.success || parsed.data.pdfUrl.trim() === '') return null
  const { pdfUrl, title, type, productId, poster } = parsed.data
  return {
    reference: pdfUrl,
    title: title || null,
    type: type || null,
    productId: productId || null,
    poster: poster || null,
  }
}
