interface Left<Book> {
  readonly book: Book
  /** The page where the student stopped; null for a book that was never opened. */
  readonly page: number | null
}

/** The book to read next: one that was begun, else the first unread one; null when every book was read to its last page. */
export function nextBook<Book extends { readonly pageCount: number | null }>(
  books: ReadonlyArray<Left<Book>>,
): Left<Book> | null {
  const open = books.filter(
    ({ book, page }) => page === null || book.pageCount === null || page < book.pageCount,
  )
  return open.find(({ page }) => page !== null) ?? open[0] ?? null
}
