/** A paid item needs login and a purchase: it says that it is paid, or it has a price (spec section 6). */
export function isPaidItem(item: { isPaid: boolean | null; price: number | null }): boolean {
  return item.isPaid === true || (item.price !== null && item.price > 0)
}

/** A PDF is recognised by type `pdf` or `document`, or by an address that contains `.pdf` (spec section 5). */
export function isPdf(item: { type: string | null; url: string | null }): boolean {
  const type = item.type?.toLowerCase()
  return type === 'pdf' || type === 'document' || (item.url?.toLowerCase().includes('.pdf') ?? false)
}
