/** A PDF is recognised by type `pdf` or `document`, or by an address that contains `.pdf` (spec section 5). */
export function isPdf(item: { type: string | null; url: string | null }): boolean {
  const type = item.type?.toLowerCase()
  return type === 'pdf' || type === 'document' || (item.url?.toLowerCase().includes('.pdf') ?? false)
}
