interface Dated {
  readonly date: Date | null
}

/**
 * The article to read after `article`: the newest older one, so that a student who goes on never returns to what they
 * have just read; none after the oldest.
 * @param related the newest first
 */
export function nextArticle<Article extends Dated>(
  { date }: Dated,
  related: readonly Article[],
): Article | undefined {
  return related.find((other) => date !== null && other.date !== null && other.date < date)
}
